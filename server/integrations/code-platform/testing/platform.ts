import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { serveLocally } from '#server/test/serve-locally.ts';
import { githubChecker } from './github-checker.ts';
import { checkExchange } from './host-description.ts';
import { showFile } from './platform-objects.ts';

/**
 * A code platform for tests: a real HTTP server that answers what the test sets and records requests, which are held
 * against what GitHub says of itself.
 */
export interface Platform {
  readonly apiUrl: string;
  /** Requested paths since the start, encoded as received. */
  readonly requested: string[];
  /** Answers the next requests. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** Starts a platform on a free port of this machine; it answers 404 by default. */
export async function startPlatform(): Promise<Platform> {
  const requested: string[] = [];
  const listener: RequestListener = (request, response) => {
    requested.push(request.url ?? '');
    startCheck(request);
    platform.answer(request, response);
  };
  const { origin, stop } = await serveLocally(listener);
  const platform: Platform = { apiUrl: `${origin}/api`, requested, answer: answerStatus(404), stop };
  return platform;
}

const API = '/api';

/** Where addresses in answers lead; nobody follows them. */
const STAGE = { platform: 'github', url: 'http://127.0.0.1', apiUrl: `http://127.0.0.1${API}` } as const;

function startCheck({ method = '', url = '', headers }: IncomingMessage): ReturnType<typeof checkExchange> {
  const { pathname, searchParams: query } = new URL(url, STAGE.url);
  return checkExchange(githubChecker, { method, path: pathname.slice(API.length), query, headers, body: undefined });
}

/** Answers a file as contents APIs do, in base64 with line breaks. */
export function answerFile(content: string | Uint8Array): Platform['answer'] {
  return (request, response) => {
    const file = showFile(STAGE, request.url?.replace(/^.*?\/contents\//, '') ?? '', content);
    startCheck(request)(200, file);
    answerBody(JSON.stringify(file))(request, response);
  };
}

/** Answers a body with status 200. */
export function answerBody(body: string): Platform['answer'] {
  return (_request, response) => response.end(body);
}

/** Answers an error. */
export function answerStatus(status: number): Platform['answer'] {
  return (_request, response) => response.writeHead(status).end('{"message":"no"}');
}
