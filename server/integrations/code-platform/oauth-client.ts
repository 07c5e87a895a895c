import * as oauth from 'oauth4webapi';
import {
  CodePlatformFailure,
  type AuthorizationAnswer,
  type AuthorizationLink,
  type CodePlatform,
} from './code-platform.ts';
import { requestPlatform } from './platform-request.ts';

/** A platform's OAuth endpoints, and our client there. */
export interface OauthProvider {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** The scope that suffices to learn who somebody is; empty when none is needed. */
  readonly identityScope: string;
  /** Whether the platform documents PKCE. */
  readonly pkce: boolean;
}

/** The OAuth part of a code platform, with an authorisation code (RFC 6749 §4.1, RFC 7636, RFC 9207). */
export function createOauthClient(provider: OauthProvider): Pick<CodePlatform, 'authorizationUrl' | 'redeem'> {
  return {
    authorizationUrl: (link) => authorizationUrl(provider, link),
    async redeem(answer) {
      try {
        return await redeem(provider, answer);
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

function authorizationUrl(provider: OauthProvider, link: AuthorizationLink): string {
  const { state, codeChallenge, redirectUri, identityOnly = false } = link;
  const url = new URL(provider.authorizationEndpoint);
  url.search = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: identityOnly ? provider.identityScope : provider.scope,
    state,
    ...(provider.pkce ? { code_challenge: codeChallenge, code_challenge_method: 'S256' } : {}),
  }).toString();
  return url.href;
}

async function redeem(provider: OauthProvider, answer: AuthorizationAnswer): Promise<string> {
  const server: oauth.AuthorizationServer = { issuer: provider.issuer, token_endpoint: provider.tokenEndpoint };
  const client: oauth.Client = { client_id: provider.clientId };
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(provider.clientSecret),
    oauth.validateAuthResponse(server, client, answer.parameters, answer.state),
    answer.redirectUri,
    provider.pkce ? answer.codeVerifier : oauth.nopkce,
    {
      [oauth.customFetch]: fetchToken,
      // The operator chose the address; only tests and closed networks use plain http.
      [oauth.allowInsecureRequests]: provider.tokenEndpoint.startsWith('http:'),
    },
  );
  return (await oauth.processAuthorizationCodeResponse(server, client, response)).access_token;
}

/** Platforms answer 200 to a valid request, but GitHub does so to an invalid one too. */
async function fetchToken(
  url: string,
  { method, headers, body }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
): Promise<Response> {
  const answer = await requestPlatform(url, { method, headers: { ...headers, 'user-agent': 'signet' }, body });
  if (answer.status !== 200) {
    throw new CodePlatformFailure('unusable', `token: status ${answer.status}`);
  }
  return new Response(answer.body, { headers: { 'content-type': 'application/json' } });
}

/** Keeps only the code of the library's errors, whose messages may quote tokens. */
function toFailure(error: unknown): CodePlatformFailure {
  if (error instanceof CodePlatformFailure) {
    return error;
  }
  if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied') {
    return new CodePlatformFailure('denied', 'the user refused');
  }
  return new CodePlatformFailure(
    'unusable',
    `token: ${error instanceof Error && 'code' in error ? String(error.code) : 'no answer'}`,
  );
}
