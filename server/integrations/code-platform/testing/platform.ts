import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** A code platform for tests: a real HTTP server that answers what the test sets and records requests. */
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
    platform.answer(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const platform: Platform = {
    apiUrl: `http://127.0.0.1:${port}/api`,
    requested,
    answer: answerStatus(404),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return platform;
}

/** Answers a file as contents APIs do, in base64 with line breaks. */
export function answerFile(content: string | Uint8Array): Platform['answer'] {
  const base64 = Buffer.from(content).toString('base64');
  return answerBody(JSON.stringify({ type: 'file', encoding: 'base64', content: base64.replaceAll(/.{60}/g, '$&\n') }));
}

/** Answers a body with status 200. */
export function answerBody(body: string): Platform['answer'] {
  return (_request, response) => response.end(body);
}

/** Answers an error. */
export function answerStatus(status: number): Platform['answer'] {
  return (_request, response) => response.writeHead(status).end('{"message":"no"}');
}
