import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { checkExchange } from '#server/integrations/code-platform/testing/host-description.ts';
import { serveLocally } from '#server/test/serve-locally.ts';
import { textOf, writeJson } from './fake-call.ts';
import { FakeRefusal, type FakeAnswer, type FakeRequest, type FakeState } from './fake-face.ts';
import type { FakeFaultKind } from './fake-state.ts';

const GRAPHQL = '/api/graphql';

/** Serves a fake on this machine, on a free port if none is given, and returns what stops it. */
export async function serve(state: FakeState, port = 0): Promise<() => Promise<void>> {
  const { origin, stop } = await serveLocally((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  }, port);
  state.url = origin;
  state.apiUrl = `${origin}${state.face.api}`;
  return stop;
}

interface Exchange {
  readonly request: Omit<FakeRequest, 'fault'>;
  readonly text: string;
  readonly response: ServerResponse;
}

async function handle(state: FakeState, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = incoming;
  const url = new URL(incoming.url ?? '', `http://${headers.host}`);
  const text = Buffer.concat(await incoming.toArray()).toString();
  const { api } = state.face;
  const isApi = url.pathname.startsWith(`${api}/`) || url.pathname === GRAPHQL;
  const path = url.pathname === GRAPHQL ? '/graphql' : url.pathname.slice(isApi ? api.length : 0);
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  const sent: unknown = isJson && text !== '' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  const said = Array.isArray(sent) ? { body: {}, list: sent } : { body: sent as FakeRequest['body'], list: [] };
  const request = { state, url, method, path, headers, ...said };
  await (isApi ? answerApi({ request, text, response }) : answerPage({ request, text, response }));
}

async function answerPage({ request, text, response }: Exchange): Promise<void> {
  const { state } = request;
  const page = state.face.showPage?.({ request: { ...request, fault: undefined }, text }) ?? MISSING;
  if ('location' in page) {
    response.writeHead(302, { location: page.location }).end();
  } else {
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
  }
}

const MISSING = { status: 404, html: '' };

async function answerApi({ request, text, response }: Exchange): Promise<void> {
  const { state, method, path } = request;
  const name = [method, path, ...operationOf(request)].join(' ');
  state.requests.push(name);
  const check = startCheck(request, text);
  const fault = takeFault(state, name);
  await wait(state.latency);
  if (fault === 'hang') {
    return;
  }
  const refused = fault === undefined ? undefined : state.face.refusals[fault]?.(state);
  const answer = refused ?? (await answerOrRefuse({ ...request, fault }));
  check(answer);
  finish(state, response, { answer, fault });
}

async function answerOrRefuse(request: FakeRequest): Promise<FakeAnswer> {
  const { face } = request.state;
  try {
    return await face.answer(request);
  } catch (error) {
    if (error instanceof FakeRefusal) {
      return { status: error.status, body: face.refuse(error), headers: error.headers };
    }
    throw error;
  }
}

/** Redirects of renamed repositories lead to `/repositories/{id}`, which GitHub describes nowhere. */
const BY_ID = /^\/repositories\/\d+/;

function startCheck(
  { state, method, path, url, headers, body, list }: Exchange['request'],
  text: string,
): (answer: FakeAnswer) => void {
  if (path === '/graphql') {
    return () => undefined;
  }
  const check = checkExchange(state.face.checker, {
    method,
    path: path.replace(BY_ID, '/repos/by/id'),
    query: url.searchParams,
    headers,
    body: text === '' ? undefined : list.length > 0 ? list : body,
  });
  return ({ status, body: answered, text: diff }) => {
    // Diffs are no JSON.
    if (diff === undefined) {
      check(status, answered === undefined ? undefined : JSON.parse(writeJson(answered)));
    }
  };
}

/** Name of a GraphQL operation, and the path of its repository. */
function operationOf({ body }: Pick<FakeRequest, 'body'>): string[] {
  const operation = /^\s*query (\w+)/.exec(textOf(body, 'query') ?? '')?.[1];
  const { owner, name } = (body['variables'] ?? {}) as Readonly<Record<string, string | undefined>>;
  return [...(operation === undefined ? [] : [operation]), ...(name === undefined ? [] : [`${owner}/${name}`])];
}

/** The fault that hits a request, if any; counts it. */
function takeFault({ faults }: FakeState, request: string): FakeFaultKind | undefined {
  const hits = faults.find(({ on, times, share = 1 }) => times > 0 && on.test(request) && Math.random() < share);
  if (hits?.skip !== undefined && hits.skip > 0) {
    hits.skip -= 1;
    return undefined;
  }
  if (hits !== undefined) {
    hits.times -= 1;
  }
  return hits?.kind;
}

function finish(
  { now, face }: FakeState,
  response: ServerResponse,
  { answer, fault }: { readonly answer: FakeAnswer; readonly fault: FakeFaultKind | undefined },
): void {
  if (fault === 'lost_answer') {
    response.destroy();
    return;
  }
  const common = { 'content-type': 'application/json', date: now().toUTCString(), ...face.headers(fault) };
  const headers = { ...common, ...answer.headers };
  const text = answer.text ?? (answer.body === undefined ? '' : writeJson(answer.body));
  if (fault === 'cut') {
    response.writeHead(answer.status, { ...headers, 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
    return;
  }
  response.writeHead(answer.status, headers).end(fault === 'garbage' ? '<html>' : text);
}
