import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { githubChecker } from '#server/integrations/code-platform/testing/github-checker.ts';
import { checkExchange, type AskedPlace } from '#server/integrations/code-platform/testing/host-description.ts';
import { answerApi } from '#server/integrations/gate-platform/github/testing/fake-api.ts';
import { answerFault, takeFault } from '#server/integrations/gate-platform/github/testing/fake-faults.ts';
import { showPage } from '#server/integrations/gate-platform/github/testing/fake-pages.ts';
import { textOf, writeJson, type FakeAnswer, type FakeCall } from './fake-call.ts';
import type { FakeFaultKind, FakeGithubState } from './fake-state.ts';

/** Where the API is below the address of the pages, as on GitHub Enterprise Server. */
const API = '/api/v3';
const GRAPHQL = '/api/graphql';

/** Serves the fake on this machine. */
export async function serve(state: FakeGithubState, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

async function handle(state: FakeGithubState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const text = await readText(request);
  if (url.pathname.startsWith(`${API}/`) || url.pathname === GRAPHQL) {
    await handleApi(state, { url, text, request, response });
    return;
  }
  const page = showPage({ state, url, method: request.method ?? 'GET', form: new URLSearchParams(text) });
  if ('location' in page) {
    response.writeHead(302, { location: page.location }).end();
    return;
  }
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
}

interface Exchange {
  readonly url: URL;
  readonly text: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function handleApi(state: FakeGithubState, { url, text, request, response }: Exchange): Promise<void> {
  const method = request.method ?? 'GET';
  const path = url.pathname === GRAPHQL ? '/graphql' : url.pathname.slice(API.length);
  const body = (text === '' ? {} : JSON.parse(text)) as FakeCall['body'];
  const name = [method, path, ...operationOf(body)].join(' ');
  state.requests.push(name);
  const check = path === '/graphql' ? () => {} : startCheck({ method, path, url, request, text });
  const fault = takeFault(state, name);
  await wait(state.latency);
  const { authorization, accept: mediaType = '' } = request.headers;
  const refused = fault === undefined ? undefined : answerFault(state, fault);
  if (fault === 'hang') {
    return;
  }
  const answer = refused ?? (await answerApi({ state, url, method, path, authorization, body, mediaType }));
  // Diffs are no JSON.
  if (answer.text === undefined) {
    check(answer.status, answer.body === undefined ? undefined : JSON.parse(writeJson(answer.body)));
  }
  finish(state, response, { answer, fault });
}

/** Redirects of renamed repositories lead to `/repositories/{id}`, which GitHub describes nowhere. */
const BY_ID = /^\/repositories\/\d+/;

function startCheck({ method, path, url, request, text }: Omit<Exchange, 'response'> & AskedPlace) {
  return checkExchange(githubChecker, {
    method,
    path: path.replace(BY_ID, '/repos/by/id'),
    query: url.searchParams,
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  });
}

/** Name of a GraphQL operation, and the path of its repository. */
function operationOf(body: FakeCall['body']): string[] {
  const operation = /^\s*query (\w+)/.exec(textOf(body, 'query') ?? '')?.[1];
  const { owner, name } = (body['variables'] ?? {}) as Readonly<Record<string, string | undefined>>;
  return [...(operation === undefined ? [] : [operation]), ...(name === undefined ? [] : [`${owner}/${name}`])];
}

function finish(
  state: FakeGithubState,
  response: ServerResponse,
  { answer, fault }: { readonly answer: FakeAnswer; readonly fault: FakeFaultKind | undefined },
): void {
  if (fault === 'lost_answer') {
    response.destroy();
    return;
  }
  const headers = { 'content-type': 'application/json', date: state.now().toUTCString(), ...answer.headers };
  const text = answer.text ?? (answer.body === undefined ? '' : writeJson(answer.body));
  if (fault === 'cut') {
    response.writeHead(answer.status, { ...headers, 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
    return;
  }
  response.writeHead(answer.status, headers).end(fault === 'garbage' ? '<html>' : text);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}
