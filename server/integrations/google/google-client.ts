import * as oauth from 'oauth4webapi';
import { AppError } from '#server/errors/app-error.ts';
import { limitedFetch } from '#server/integrations/code-platform/limited-fetch.ts';
import type { AccessToken } from '#server/integrations/mail/smtp-transport.ts';
import type { GoogleConfig } from '#server/sender-config.ts';

/** Milliseconds after which Google counts as silent, and bytes that an answer may have. */
const LIMITS = { timeout: 10_000, maxBytes: 64 * 1024 };

/** Sending in somebody's name over SMTP; Google offers no narrower scope for it. */
const MAIL_SCOPE = 'https://mail.google.com/';

/** What a person is sent to Google with. */
export interface ConsentRequest {
  readonly state: string;
  readonly codeChallenge: string;
  readonly redirectUri: string;
}

/** What came back from Google, and what belongs to it. */
export interface ConsentAnswer {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** Leave to send from an address until it is withdrawn. */
export interface GmailGrant {
  readonly address: string;
  readonly refreshToken: string;
}

/** Google as an OAuth provider (design §10). */
export interface GoogleClient {
  /** Where a person is asked to let us send from their address. */
  consentUrl(request: ConsentRequest): string;
  /** Exchanges the code of a consent. Error: `auth_failed` with a `reason` (`no_refresh_token`, `no_mail_scope`, …). */
  acceptConsent(answer: ConsentAnswer): Promise<GmailGrant>;
  /** Errors: `invalid_email_auth_code` when the consent was withdrawn or has ended, `failed_to_send_email` otherwise. */
  refresh(refreshToken: string): Promise<AccessToken>;
}

/** The client that the configuration names. */
export function createGoogleClient(config: GoogleConfig): GoogleClient {
  return {
    consentUrl: (request) => consentUrl(config, request),
    async acceptConsent(answer) {
      try {
        return await acceptConsent(config, answer);
      } catch (error) {
        throw error instanceof AppError ? error : new AppError('auth_failed', { reason: reasonOf(error) });
      }
    },
    async refresh(refreshToken) {
      try {
        return await refresh(config, refreshToken);
      } catch (error) {
        const withdrawn = error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
        throw new AppError(withdrawn ? 'invalid_email_auth_code' : 'failed_to_send_email', {
          reason: `GOOGLE TOKEN ${reasonOf(error)}`,
        });
      }
    },
  };
}

async function acceptConsent(config: GoogleConfig, answer: ConsentAnswer): Promise<GmailGrant> {
  const { server, client, secret, options } = partiesOf(config);
  // The state was checked by whoever took the request that it belongs to.
  const parameters = new URLSearchParams({ code: answer.code });
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    oauth.validateAuthResponse(server, client, parameters, oauth.skipStateCheck),
    answer.redirectUri,
    answer.codeVerifier,
    options,
  );
  return toGrant(await oauth.processAuthorizationCodeResponse(server, client, response, { requireIdToken: true }));
}

async function refresh(config: GoogleConfig, refreshToken: string): Promise<AccessToken> {
  const { server, client, secret, options } = partiesOf(config);
  const response = await oauth.refreshTokenGrantRequest(server, client, secret, refreshToken, options);
  const token = await oauth.processRefreshTokenResponse(server, client, response);
  return { value: token.access_token, expiresAt: Date.now() + (token.expires_in ?? 0) * 1000 };
}

/** Google and we, in the words of the library. */
function partiesOf({ url, apiUrl, clientId, clientSecret }: GoogleConfig) {
  const server: oauth.AuthorizationServer = { issuer: url, token_endpoint: `${apiUrl}/token` };
  const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: 60 };
  const options = {
    [oauth.customFetch]: askForToken,
    // The operator chose the address; everything but tests is https.
    [oauth.allowInsecureRequests]: apiUrl.startsWith('http:'),
  };
  return { server, client, secret: oauth.ClientSecretPost(clientSecret), options };
}

async function askForToken(
  url: string,
  { method, headers, body, redirect }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
): Promise<Response> {
  const answer = await limitedFetch(url, { ...LIMITS, method, headers, body, redirect });
  if ('failure' in answer) {
    throw new Error(answer.failure);
  }
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
}

/** `prompt=consent`: without it Google gives a refresh token the first time only. */
function consentUrl({ url, clientId }: GoogleConfig, { state, codeChallenge, redirectUri }: ConsentRequest): string {
  const consent = new URL(`${url}/o/oauth2/v2/auth`);
  consent.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: `openid email ${MAIL_SCOPE}`,
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }).toString();
  return consent.href;
}

/** People may leave out a scope on Google's page; without a refresh token we could send for an hour only. */
function toGrant(token: oauth.TokenEndpointResponse): GmailGrant {
  const address = oauth.getValidatedIdTokenClaims(token)?.['email'];
  if (token.scope !== undefined && !token.scope.split(' ').includes(MAIL_SCOPE)) {
    throw new AppError('auth_failed', { reason: 'no_mail_scope' });
  }
  if (token.refresh_token === undefined) {
    throw new AppError('auth_failed', { reason: 'no_refresh_token' });
  }
  if (typeof address !== 'string') {
    throw new AppError('auth_failed', { reason: 'no_address' });
  }
  return { address, refreshToken: token.refresh_token };
}

/** The provider's own code, or the kind of failure; what else an error says may quote tokens. */
function reasonOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) {
    return `${error.status} ${/^\w{1,40}$/.test(error.error) ? error.error : 'unknown'}`;
  }
  return error instanceof Error ? error.name : 'unknown';
}
