import { crc32 } from 'node:zlib';
import {
  send,
  type Endpoint,
  type IssuedToken,
  type PlatformExchange,
  type PlatformState,
  type PlatformMembership,
} from './platform-state.ts';
import { answerFile } from './platform.ts';

interface ApiCall extends PlatformExchange {
  /** Undefined for a request without a token. */
  readonly token: IssuedToken | undefined;
}

const ORGANIZATIONS = new Set(['/api/user/memberships/orgs', '/api/users/orgs']);

/** What somebody must grant for their organisations to be read. */
export const ORGANIZATIONS_SCOPE: Readonly<Record<string, string>> = {
  github: 'read:org',
  gitee: 'groups',
  gitcode: 'all_groups',
};

/** Answers API requests: user, organisations in pages, repositories and their files. */
export async function answerApi(state: PlatformState, exchange: PlatformExchange): Promise<void> {
  const { url, request, response } = exchange;
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  state.asked.push({ path: `${url.pathname}${url.search}`, token: bearer !== undefined });
  const endpoint = endpointOf(url);
  const fault = endpoint && state.faults.get(endpoint);
  const token = bearer === undefined ? undefined : state.tokens.get(bearer);
  if (fault !== undefined) {
    fault(request, response);
  } else if (endpoint === undefined) {
    send(response, 404, { message: 'Not Found' });
  } else if (request.headers['user-agent'] === undefined) {
    send(response, 403, { message: 'Request forbidden by administrative rules' });
  } else if (token === undefined && (bearer !== undefined || endpoint !== 'repository')) {
    send(response, 401, {
      message: state.platform === 'github' ? 'Bad credentials' : '401 Unauthorized: Access token does not exist',
    });
  } else {
    ANSWERS[endpoint](state, { ...exchange, token });
  }
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

/** GitCode writes ids as texts. */
function answerUser({ platform }: PlatformState, { response, token }: ApiCall): void {
  const { id, login, name, email } = token?.person ?? {};
  send(response, 200, { id: platform === 'gitcode' ? String(id) : id, login, name, email, type: 'User' });
}

function answerOrganizations(state: PlatformState, call: ApiCall): void {
  const { platform } = state;
  const { response, token, url } = call;
  if (token === undefined || !token.scopes.includes(ORGANIZATIONS_SCOPE[platform] ?? '')) {
    refuseScope(state, call);
    return;
  }
  const administered = platform === 'gitcode' && url.searchParams.get('admin') === 'true';
  const organizations = token.person.organizations.filter(
    ({ role, active = true }) => !administered || (role === 'admin' && active),
  );
  const page = Number(url.searchParams.get('page') ?? 1);
  const size = Math.min(state.pageSize, Number(url.searchParams.get('per_page') ?? 30));
  const entries = organizations.slice((page - 1) * size, page * size);
  if (platform === 'github' && page * size < organizations.length) {
    const next = new URL(url);
    next.searchParams.set('page', String(page + 1));
    response.setHeader('link', `<${url.href}>; rel="prev", <${next.href}>; rel="next"`);
  }
  send(
    response,
    200,
    entries.map((entry) => presentOrganization(platform, entry)),
  );
}

function presentOrganization(platform: PlatformState['platform'], membership: PlatformMembership) {
  const { login, role, id = crc32(login), active = true } = membership;
  if (platform === 'gitcode') {
    return { id, login: `${login} (shown)`, path: login };
  }
  const known = { role, organization: { login, id }, user: { login: 'somebody' } };
  return platform === 'github' ? { ...known, state: active ? 'active' : 'pending' } : { ...known, active };
}

function refuseScope({ platform }: PlatformState, { response }: ApiCall): void {
  if (platform === 'github') {
    send(response, 403, { message: 'You need at least read:org scope or user scope to list your organizations.' });
  } else {
    send(response, 401, { message: `401 Unauthorized: no ${ORGANIZATIONS_SCOPE[platform]} scope` });
  }
}

function answerRepository(state: PlatformState, call: ApiCall): void {
  const { request, response, token, url } = call;
  if (state.platform === 'gitee' && token !== undefined && !token.scopes.includes('projects')) {
    send(response, 401, { message: '401 Unauthorized: no projects scope' });
    return;
  }
  const path = url.pathname.replace('/api/repos/', '').split('/').map(decodeURIComponent);
  const [organization = '', name = '', part, ...file] = path;
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  const found = state.repositories.find(
    (repository) => same(repository.organization, organization) && same(repository.name, name),
  );
  const text = found?.files?.[file.join('/')];
  if (found === undefined || found.private || (part !== undefined && text === undefined)) {
    send(response, 404, { message: 'Not Found' });
    return;
  }
  if (text !== undefined) {
    answerFile(text)(request, response);
    return;
  }
  send(response, 200, { id: 1, name: found.name, full_name: `${found.organization}/${found.name}`, private: false });
}
