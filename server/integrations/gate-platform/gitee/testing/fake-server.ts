import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { HOST_CHECKERS } from '#server/integrations/code-platform/testing/host-checkers.ts';
import { checkExchange } from '#server/integrations/code-platform/testing/host-description.ts';
import { pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { PULL_ROUTES } from '#server/integrations/gate-platform/testing/token-pull-routes.ts';
import {
  ACCOUNT_ROUTES,
  REPOSITORY_ROUTES,
} from '#server/integrations/gate-platform/testing/token-repository-routes.ts';
import { FakeRefusal, found, type FakeAnswer, type FakeCall, type FakeRoute } from './fake-call.ts';
import { CHECK_ROUTES } from './fake-check-routes.ts';
import { permissionOf, type FakeGiteeState, type FakeToken } from './fake-state.ts';

/** Where the API is below the address of the pages. */
const API = '/api/v5';

/** Serves the fake on this machine. */
export async function serve(state: FakeGiteeState): Promise<Server> {
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

interface Asked {
  readonly url: URL;
  readonly method: string;
  /** Below the API's address; a slash within a name is still encoded. */
  readonly path: string;
  readonly token: string;
  readonly form: Pick<FakeCall, 'body' | 'list'>;
}

async function handle(state: FakeGiteeState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const path = url.pathname.slice(API.length);
  const method = request.method ?? 'GET';
  const text = await readText(request);
  const form = readForm(text, request.headers['content-type'] ?? '');
  const name = `${method} ${path}`;
  state.requests.push(name);
  const body = text === '' ? undefined : form.list.length > 0 ? form.list : form.body;
  const check = checkExchange(HOST_CHECKERS.gitee, {
    method,
    path,
    query: url.searchParams,
    headers: request.headers,
    body,
  });
  await wait(state.latency);
  const fault = state.faults.find(({ on, times, share = 1 }) => times > 0 && on.test(name) && Math.random() < share);
  if (fault !== undefined) {
    fault.times -= 1;
  }
  if (fault?.kind === 'hang') {
    return;
  }
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const refused = fault === undefined ? undefined : REFUSALS[fault.kind];
  const answer = refused ?? answerApi(state, { url, method, path, token, form });
  check(answer.status, answer.body);
  if (fault?.kind === 'lost_answer') {
    response.destroy();
    return;
  }
  const remaining = fault?.kind === 'limited' ? '0' : '4999';
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    date: state.now().toUTCString(),
    'x-ratelimit-limit': '5000',
    'x-ratelimit-remaining': remaining,
  });
  response.end(fault?.kind === 'garbage' ? '<html>' : answer.body === undefined ? '' : JSON.stringify(answer.body));
}

const REFUSALS: Readonly<Record<string, FakeAnswer>> = {
  refused: { status: 400, body: { message: 'Bad Request' } },
  bad_gateway: { status: 502, body: { message: 'Bad Gateway' } },
  limited: { status: 403, body: { message: '403 Forbidden (Rate Limit Exceeded)' } },
  unauthorized: { status: 401, body: { message: '401 Unauthorized: Access token is expired' } },
};

function answerApi(state: FakeGiteeState, asked: Asked): FakeAnswer {
  try {
    return route(state, asked);
  } catch (error) {
    if (error instanceof FakeRefusal) {
      return { status: error.status, body: { message: error.message } };
    }
    throw error;
  }
}

function route(state: FakeGiteeState, asked: Asked): FakeAnswer {
  const token = state.tokens.get(asked.token);
  if (token === undefined) {
    throw new FakeRefusal(401, '401 Unauthorized: Access token does not exist');
  }
  const { account } = token;
  const own = match(ACCOUNT_ROUTES, asked, asked.path);
  if (own !== undefined) {
    requireScope(token, own.route);
    return own.route.run({ state, account, url: asked.url, at: own.at, ...asked.form });
  }
  const [, path = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(asked.path) ?? [];
  const repository = found([...state.repositories.values()].find((known) => pathOf(known) === path));
  const permission = found(permissionOf(repository, account));
  const known = found(match([...REPOSITORY_ROUTES, ...PULL_ROUTES, ...CHECK_ROUTES], asked, rest));
  requireScope(token, known.route);
  return known.route.run({ state, account, url: asked.url, at: known.at, ...asked.form, repository, permission });
}

function requireScope({ scopes }: FakeToken, { scope }: { readonly scope: string }): void {
  if (!scopes.has(scope)) {
    throw new FakeRefusal(401, `401 Unauthorized: no ${scope} scope`);
  }
}

function match<Call extends FakeCall>(
  routes: readonly FakeRoute<Call>[],
  { method }: Asked,
  path: string,
): { readonly route: FakeRoute<Call>; readonly at: Record<string, string> } | undefined {
  for (const one of routes) {
    const matched = one.method === method ? one.path.exec(path) : null;
    if (matched !== null) {
      const groups = Object.entries(matched.groups ?? {});
      return { route: one, at: Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)])) };
    }
  }
  return undefined;
}

function readForm(text: string, type: string): Pick<FakeCall, 'body' | 'list'> {
  if (!type.startsWith('application/json')) {
    return { body: Object.fromEntries(new URLSearchParams(text)), list: [] };
  }
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? { body: {}, list: parsed } : { body: parsed as FakeCall['body'], list: [] };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}
