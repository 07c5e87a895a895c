import { HOST_CHECKERS } from './host-checkers.ts';
import { checkExchange } from './host-description.ts';
import { showFile, showMembership, showPublicRepository, showUser, type Stage } from './platform-objects.ts';
import { send, type Endpoint, type IssuedToken, type PlatformExchange, type PlatformState } from './platform-state.ts';

/** What is answered, before it is sent. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly link?: string;
}

interface ApiCall {
  readonly url: URL;
  readonly stage: Stage;
  /** Undefined for a request without a token. */
  readonly token: IssuedToken | undefined;
}

/** Where the API is below the address of the pages. */
const API = '/api';

const ORGANIZATIONS = new Set(['/api/user/memberships/orgs', '/api/users/orgs']);

/** What somebody must grant for their organisations to be read. */
export const ORGANIZATIONS_SCOPE: Readonly<Record<string, string>> = {
  github: 'read:org',
  gitee: 'groups',
  gitcode: 'all_groups',
};

/**
 * Answers API requests: user, organisations in pages, repositories and their files. Requests and answers are held
 * against what the platform says of itself, but for answers that a test puts in their place.
 */
export async function answerApi(state: PlatformState, exchange: PlatformExchange): Promise<void> {
  const { url, request, response } = exchange;
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  state.asked.push({ path: `${url.pathname}${url.search}`, token: bearer !== undefined });
  const check = checkExchange(HOST_CHECKERS[state.platform], {
    method: request.method ?? '',
    path: url.pathname.slice(API.length),
    query: url.searchParams,
    headers: request.headers,
    body: undefined,
  });
  const endpoint = endpointOf(url);
  const fault = endpoint && state.faults.get(endpoint);
  if (fault !== undefined) {
    fault(request, response);
    return;
  }
  const token = bearer === undefined ? undefined : state.tokens.get(bearer);
  const isRefused = token === undefined && (bearer !== undefined || endpoint !== 'repository');
  const answer =
    endpoint === undefined ? NOT_FOUND : isRefused ? refuseToken(state) : answerCall(state, endpoint, { url, token });
  check(answer.status, answer.body);
  if (answer.link !== undefined) {
    response.setHeader('link', answer.link);
  }
  send(response, answer.status, answer.body);
}

const NOT_FOUND: Answer = { status: 404, body: { message: 'Not Found' } };

function refuseToken({ platform }: PlatformState): Answer {
  const message = platform === 'github' ? 'Bad credentials' : '401 Unauthorized: Access token does not exist';
  return { status: 401, body: { message } };
}

function answerCall(
  state: PlatformState,
  endpoint: Exclude<Endpoint, 'token'>,
  { url, token }: Omit<ApiCall, 'stage'>,
): Answer {
  const stage = { platform: state.platform, url: url.origin, apiUrl: `${url.origin}${API}` };
  return ANSWERS[endpoint](state, { url, token, stage });
}

function endpointOf({ pathname }: URL): Exclude<Endpoint, 'token'> | undefined {
  if (pathname === '/api/user') {
    return 'user';
  }
  if (ORGANIZATIONS.has(pathname)) {
    return 'organizations';
  }
  return pathname.startsWith('/api/repos/') ? 'repository' : undefined;
}

const ANSWERS = { user: answerUser, organizations: answerOrganizations, repository: answerRepository } as const;

function answerUser(_state: PlatformState, { token, stage }: ApiCall): Answer {
  return token === undefined ? NOT_FOUND : { status: 200, body: showUser(stage, token.person) };
}

function answerOrganizations(state: PlatformState, { token, url, stage }: ApiCall): Answer {
  const { platform } = state;
  if (token === undefined || !token.scopes.includes(ORGANIZATIONS_SCOPE[platform] ?? '')) {
    return refuseScope(state);
  }
  const administered = platform === 'gitcode' && url.searchParams.get('admin') === 'true';
  const organizations = token.person.organizations.filter(
    ({ role, active = true }) => !administered || (role === 'admin' && active),
  );
  const page = Number(url.searchParams.get('page') ?? 1);
  const size = Math.min(state.pageSize, Number(url.searchParams.get('per_page') ?? 30));
  const entries = organizations.slice((page - 1) * size, page * size);
  const body = entries.map((entry) => showMembership(stage, token.person, entry));
  if (platform !== 'github' || page * size >= organizations.length) {
    return { status: 200, body };
  }
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  return { status: 200, body, link: `<${url.href}>; rel="prev", <${next.href}>; rel="next"` };
}

function refuseScope({ platform }: PlatformState): Answer {
  if (platform === 'github') {
    const message = 'You need at least read:org scope or user scope to list your organizations.';
    return { status: 403, body: { message } };
  }
  return { status: 401, body: { message: `401 Unauthorized: no ${ORGANIZATIONS_SCOPE[platform]} scope` } };
}

function answerRepository(state: PlatformState, { token, url, stage }: ApiCall): Answer {
  if (state.platform === 'gitee' && token !== undefined && !token.scopes.includes('projects')) {
    return { status: 401, body: { message: '401 Unauthorized: no projects scope' } };
  }
  const path = url.pathname.replace('/api/repos/', '').split('/').map(decodeURIComponent);
  const [organization = '', name = '', part, ...file] = path;
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  const found = state.repositories.find(
    (repository) => same(repository.organization, organization) && same(repository.name, name),
  );
  const text = found?.files?.[file.join('/')];
  if (found === undefined || found.private || (part !== undefined && text === undefined)) {
    return NOT_FOUND;
  }
  const body = text === undefined ? showPublicRepository(stage, found) : showFile(stage, file.join('/'), text);
  return { status: 200, body };
}
