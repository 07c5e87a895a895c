import * as oauth from 'oauth4webapi';
import type { GoogleConfig } from '#server/config/sender-config.ts';
import { AppError } from '#server/errors/app-error.ts';
import { limitedFetch } from '#server/integrations/code-platform/limited-fetch.ts';
import type { AccessToken } from '#server/integrations/mail/smtp-transport.ts';

/** Milliseconds after which Google counts as unreachable, and maximum bytes of a response. */
const LIMITS = { timeout: 10_000, maxBytes: 64 * 1024 };

/** Sending over SMTP on a person's behalf; Google offers no narrower scope for it. */
const MAIL_SCOPE = 'https://mail.google.com/';

/** What a consent request needs. */
export interface ConsentRequest {
  readonly state: string;
  readonly codeChallenge: string;
  readonly redirectUri: string;
}

/** Google's answer to a consent request, and what belongs to it. */
export interface ConsentAnswer {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** Permission to send from an address until it is withdrawn. */
export interface GmailGrant {
  readonly address: string;
  readonly refreshToken: string;
}

/** Google as an OAuth provider, to send mail from Gmail addresses. */
export interface GoogleClient {
  /** The address of the page that asks a person to let us send from their address. */
  consentUrl(request: ConsentRequest): string;
  /** Exchanges the code of a consent. Error: `auth_failed` with a `reason` (`no_refresh_token`, `no_mail_scope`, …). */
  acceptConsent(answer: ConsentAnswer): Promise<GmailGrant>;
  /**
   * Fetches an access token. Errors: `invalid_email_auth_code` without a valid consent, otherwise
   * `failed_to_send_email`.
   */
  refresh(refreshToken: string): Promise<AccessToken>;
}

/** Creates the configured client. */
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
  // The caller has already checked the state.
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

/** Google and our client, as the library describes them. */
function partiesOf({ url, apiUrl, clientId, clientSecret }: GoogleConfig) {
  const server: oauth.AuthorizationServer = { issuer: url, token_endpoint: `${apiUrl}/token` };
  const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: 60 };
  const options = {
    [oauth.customFetch]: askForToken,
    // The operator chose the address; only tests use plain http.
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

/** `prompt=consent`, because otherwise Google issues a refresh token only the first time. */
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

/** People may untick the scope on Google's page, and without a refresh token we could send for an hour only. */
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

/** The provider's error code, or the kind of failure; the rest of an error may quote tokens. */
function reasonOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) {
    return `${error.status} ${/^\w{1,40}$/.test(error.error) ? error.error : 'unknown'}`;
  }
  return error instanceof Error ? error.name : 'unknown';
}
