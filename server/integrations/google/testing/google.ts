import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '#server/test/serve-locally.ts';

/** What the owner of a Gmail address does on Google's page, and how Google reacts. */
export interface GoogleUser {
  email: string;
  /** Refuses. */
  refuses?: boolean;
  /** Unticks the permission to send. */
  withoutMail?: boolean;
  /** Has consented before, so Google issues no refresh token. */
  withoutRefreshToken?: boolean;
}

/** A code issued to a client, to be exchanged once. */
interface IssuedCode {
  readonly email: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly scope: string;
  readonly withRefreshToken: boolean;
}

/** Google as an OAuth provider, on this machine. */
export interface RunningGoogle {
  readonly url: string;
  /** Settings with which the service uses it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The user of the browser; tests change it. */
  readonly user: GoogleUser;
  /** Valid access tokens by address; Gmail's mail server accepts these. */
  readonly accessTokens: Map<string, string>;
  /** Valid refresh tokens with their addresses; deleting one withdraws the consent. */
  readonly refreshTokens: Map<string, string>;
  /** Codes issued and not yet exchanged. */
  readonly codes: Map<string, IssuedCode>;
  /** Grant types requested at the token endpoint, in order. */
  readonly asked: string[];
  /** Answers in place of the token endpoint when set. */
  fault: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  /** Acts as the user on the page at `url`, and returns where Google redirects to. */
  readonly consent: (url: string) => Promise<URL>;
  readonly stop: () => Promise<void>;
}

const CLIENT = { id: 'signet.apps.example.org', secret: 'a secret between Google and us' };

/** Starts Google on a free port: the consent page, and the token endpoint. */
export async function startGoogle(): Promise<RunningGoogle> {
  const { origin: url, stop } = await serveLocally((request, response) => void answer(google, request, response));
  const google: RunningGoogle = {
    url,
    environment: {
      GOOGLE_URL: url,
      GOOGLE_API_URL: url,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    },
    user: { email: 'community@gmail.example.org' },
    accessTokens: new Map(),
    refreshTokens: new Map(),
    codes: new Map(),
    asked: [],
    fault: undefined,
    consent: followConsent,
    stop,
  };
  return google;
}

async function followConsent(url: string): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? `about:blank#${response.status}`);
}

async function answer(google: RunningGoogle, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', google.url);
  if (request.method === 'GET' && pathname === '/o/oauth2/v2/auth') {
    return answerConsent(google, searchParams, response);
  }
  if (request.method !== 'POST' || pathname !== '/token') {
    return answerJson(response, 404, { error: 'not_found' });
  }
  const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
  google.asked.push(form.get('grant_type') ?? '');
  if (google.fault !== undefined) {
    return google.fault(request, response);
  }
  if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret) {
    return answerJson(response, 401, { error: 'invalid_client' });
  }
  return form.get('grant_type') === 'refresh_token'
    ? answerRefresh(google, form, response)
    : answerCode(google, form, response);
}

/** The real page refuses requests for offline access without these parameters. */
function answerConsent({ user, codes }: RunningGoogle, query: URLSearchParams, response: ServerResponse): void {
  const get = (name: string): string => query.get(name) ?? '';
  const asked = [
    get('client_id'),
    get('response_type'),
    get('access_type'),
    get('prompt'),
    get('code_challenge_method'),
  ];
  if (asked.join(' ') !== `${CLIENT.id} code offline consent S256`) {
    return answerJson(response, 400, { error: 'invalid_request' });
  }
  const back = new URL(get('redirect_uri'));
  back.searchParams.set('state', get('state'));
  if (user.refuses === true) {
    back.searchParams.set('error', 'access_denied');
  } else {
    const code = randomBytes(16).toString('hex');
    const scope = get('scope')
      .split(' ')
      .filter((name) => user.withoutMail !== true || !name.includes('mail.google'));
    codes.set(code, {
      email: user.email,
      redirectUri: get('redirect_uri'),
      codeChallenge: get('code_challenge'),
      scope: scope.join(' '),
      withRefreshToken: user.withoutRefreshToken !== true,
    });
    back.searchParams.set('code', code);
    back.searchParams.set('scope', scope.join(' '));
  }
  response.writeHead(302, { location: back.href }).end();
}

function answerCode(google: RunningGoogle, form: URLSearchParams, response: ServerResponse): void {
  const code = form.get('code') ?? '';
  const issued = google.codes.get(code);
  google.codes.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (issued?.redirectUri !== form.get('redirect_uri') || issued?.codeChallenge !== challenge) {
    return answerJson(response, 400, { error: 'invalid_grant', error_description: `bad code ${code}` });
  }
  const refreshToken = randomBytes(16).toString('hex');
  google.refreshTokens.set(refreshToken, issued.email);
  return answerJson(response, 200, {
    ...newAccessToken(google, issued.email),
    scope: issued.scope,
    id_token: idToken(google.url, issued.email),
    ...(issued.withRefreshToken ? { refresh_token: refreshToken } : {}),
  });
}

function answerRefresh(google: RunningGoogle, form: URLSearchParams, response: ServerResponse): void {
  const email = google.refreshTokens.get(form.get('refresh_token') ?? '');
  return email === undefined
    ? answerJson(response, 400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' })
    : answerJson(response, 200, newAccessToken(google, email));
}

function newAccessToken({ accessTokens }: RunningGoogle, email: string): Record<string, string | number> {
  const token = randomBytes(16).toString('hex');
  accessTokens.set(email, token);
  return { access_token: token, token_type: 'Bearer', expires_in: 3599 };
}

/** An ID token straight from Google needs no signature check (OpenID Connect §3.1.3.7). */
function idToken(issuer: string, email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: CLIENT.id, sub: '1', iat: now, exp: now + 3600, email, email_verified: true };
  const parts = [{ alg: 'RS256', kid: 'test' }, claims].map((part) => JSON.stringify(part));
  return [...parts, 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
