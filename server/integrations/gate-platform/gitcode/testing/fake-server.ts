import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { HOST_CHECKERS } from '#server/integrations/code-platform/testing/host-checkers.ts';
import { checkExchange } from '#server/integrations/code-platform/testing/host-description.ts';
import type { FakeAnswer } from './fake-call.ts';
import { answerRoute } from './fake-routes.ts';
import type { FakeFaultKind, FakeGitcodeState } from './fake-state.ts';

const API = '/api/v5';

/** Serves the fake on a free port of this machine. */
export async function serve(state: FakeGitcodeState): Promise<Server> {
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  state.url = `http://127.0.0.1:${port}`;
  return server;
}

async function handle(state: FakeGitcodeState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', state.url);
  const text = Buffer.concat(await request.toArray()).toString();
  const name = `${request.method ?? ''} ${url.pathname.replace(API, '')}`;
  state.requests.push(name);
  const check = checkExchange(HOST_CHECKERS.gitcode, {
    method: request.method ?? '',
    path: url.pathname.replace(API, ''),
    query: url.searchParams,
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  });
  await wait(state.latency);
  const fault = takeFault(state, name);
  const answer = refusal(fault) ?? answerCall(state, { name, url, text, request, fault });
  check(answer.status, answer.body);
  if (fault === 'lost_answer') {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
}

interface Asked {
  readonly name: string;
  readonly url: URL;
  readonly text: string;
  readonly request: IncomingMessage;
  readonly fault: FakeFaultKind | undefined;
}

/** Takes tokens as `Bearer` or `PRIVATE-TOKEN`; without the look of a browser the firewall stands in the way. */
function answerCall(state: FakeGitcodeState, { name, url, text, request, fault }: Asked): FakeAnswer {
  const { authorization, 'private-token': privateToken, 'user-agent': agent } = request.headers;
  if (agent?.startsWith('Mozilla/') !== true) {
    return { status: 418 };
  }
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? String(privateToken ?? '');
  const viewer = state.tokens.get(given);
  if (viewer === undefined) {
    return { status: 401, body: { error_code: 401, error_message: '401 Unauthorized' } };
  }
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return answerRoute(name, { state, viewer, query: url.searchParams, body, fault });
}

function takeFault({ faults }: FakeGitcodeState, name: string): FakeFaultKind | undefined {
  const fault = faults.find(({ on, times, share = 1 }) => times > 0 && on.test(name) && Math.random() < share);
  if (fault !== undefined) {
    fault.times -= 1;
  }
  return fault?.kind;
}

const REFUSALS: Readonly<Partial<Record<FakeFaultKind, FakeAnswer>>> = {
  firewall: { status: 418 },
  limited: { status: 429, headers: { 'retry-after': '1' } },
  unauthorized: { status: 401, body: { error_message: '401 Unauthorized' } },
  refused: { status: 400 },
  bad_gateway: { status: 502 },
};

function refusal(fault: FakeFaultKind | undefined): FakeAnswer | undefined {
  return fault === undefined ? undefined : REFUSALS[fault];
}
