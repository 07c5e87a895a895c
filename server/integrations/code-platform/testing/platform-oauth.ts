import { createHash, randomBytes } from 'node:crypto';
import { ORGANIZATIONS_SCOPE } from './platform-api.ts';
import { send, type IssuedCode, type PlatformExchange, type PlatformState } from './platform-state.ts';

const PATHS = {
  github: { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' },
  gitee: { authorize: '/oauth/authorize', token: '/oauth/token' },
  gitcode: { authorize: '/oauth/authorize', token: '/oauth/token' },
} as const;

/** Prefix of all tokens, so that a test can search for them anywhere. */
export const TOKEN_PREFIX = 'platform-token-';

/** Answers OAuth requests: the consent page, and the exchange of the code. */
export async function answerOauth(state: PlatformState, exchange: PlatformExchange): Promise<void> {
  const paths = PATHS[state.platform];
  const { url, request, response } = exchange;
  if (url.pathname === paths.authorize && request.method === 'GET') {
    answerAuthorize(state, exchange);
  } else if (url.pathname === paths.token && request.method === 'POST') {
    await answerToken(state, exchange);
  } else {
    response.writeHead(404).end();
  }
}

function answerAuthorize(state: PlatformState, { url, response }: PlatformExchange): void {
  const query = url.searchParams;
  if (query.get('client_id') !== state.clientId || query.get('response_type') !== 'code') {
    response.writeHead(400, { 'content-type': 'text/html' }).end('<h1>Unknown application</h1>');
    return;
  }
  const [only] = state.users.length === 1 ? state.users : [];
  const login = query.get('as') ?? (state.automatic ? (only?.login ?? null) : null);
  if (login === null) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(authorizePage(state, url));
    return;
  }
  const back = new URL(query.get('redirect_uri') ?? '');
  const answer =
    login === '' ? { error: 'access_denied', error_description: 'No.' } : { code: issueCode(state, login, query) };
  back.search = new URLSearchParams({ ...answer, state: query.get('state') ?? '' }).toString();
  response.writeHead(302, { location: back.href }).end();
}

function authorizePage({ platform, users }: PlatformState, url: URL): string {
  const link = (login: string, text: string): string => {
    const target = new URL(url);
    target.searchParams.set('as', login);
    return `<li><a href="${target.pathname}${target.search.replaceAll('&', '&amp;')}">${text}</a></li>`;
  };
  const people = users.map(({ login }) => link(login, `Authorize as ${login}`));
  const items = [...people, link('', 'Cancel')].join('');
  return `<!doctype html><html lang="en"><title>${platform}</title><h1>Authorize on ${platform}</h1><ul>${items}</ul></html>`;
}

function issueCode(state: PlatformState, login: string, query: URLSearchParams): string {
  const person = state.users.find((candidate) => candidate.login === login);
  if (person === undefined) {
    throw new Error(`the platform has no user ${login}`);
  }
  const code = randomBytes(10).toString('hex');
  state.codes.set(code, {
    person,
    redirectUri: query.get('redirect_uri') ?? '',
    codeChallenge: query.get('code_challenge'),
    scope: query.get('scope') ?? '',
  });
  return code;
}

async function answerToken(state: PlatformState, { url, request, response }: PlatformExchange): Promise<void> {
  state.asked.push({ path: url.pathname, token: false });
  const fault = state.faults.get('token');
  if (fault !== undefined) {
    fault(request, response);
    return;
  }
  const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
  const code = state.codes.get(form.get('code') ?? '');
  state.codes.delete(form.get('code') ?? '');
  const refusal = refusalOf(state, form, code);
  if (refusal !== undefined || code === undefined) {
    // GitHub answers 200 even to an error.
    const status = state.platform === 'github' ? 200 : 401;
    send(response, status, { error: refusal ?? 'invalid_grant', error_description: 'No.' });
    return;
  }
  const token = `${TOKEN_PREFIX}${randomBytes(10).toString('hex')}`;
  state.tokens.set(token, { person: code.person, scopes: grantedScopes(code) });
  const answer = { access_token: token, token_type: 'bearer', scope: grantedScopes(code).join(',') };
  if (state.platform === 'github' && !request.headers.accept?.includes('application/json')) {
    response.writeHead(200, { 'content-type': 'application/x-www-form-urlencoded' });
    response.end(new URLSearchParams(answer).toString());
    return;
  }
  send(response, 200, answer);
}

function refusalOf(state: PlatformState, form: URLSearchParams, code: IssuedCode | undefined): string | undefined {
  if (form.get('client_id') !== state.clientId || form.get('client_secret') !== state.clientSecret) {
    return 'incorrect_client_credentials';
  }
  if (code === undefined || form.get('grant_type') !== 'authorization_code') {
    return 'bad_verification_code';
  }
  if (form.get('redirect_uri') !== code.redirectUri) {
    return 'redirect_uri_mismatch';
  }
  return provesKey(state, code, form.get('code_verifier')) ? undefined : 'bad_verification_code';
}

/** GitHub checks PKCE (S256); the others document none, so none may be sent there. */
function provesKey({ platform }: PlatformState, { codeChallenge }: IssuedCode, verifier: string | null): boolean {
  if (platform !== 'github') {
    return codeChallenge === null && verifier === null;
  }
  return verifier !== null && createHash('sha256').update(verifier).digest('base64url') === codeChallenge;
}

function grantedScopes({ person, scope }: IssuedCode): string[] {
  const asked = scope.split(' ');
  return person.withoutOrganizations
    ? asked.filter((name) => !Object.values(ORGANIZATIONS_SCOPE).includes(name))
    : asked;
}
