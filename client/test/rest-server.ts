import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Global of vitest's environment: controls the page's address, against which relative paths resolve. */
declare const jsdom: { reconfigure: (settings: { url: string }) => void };

/** A request from the page. */
export interface RestRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A response: a status with a body to send as JSON, or a file. */
export interface RestReply {
  readonly status: number;
  readonly json?: unknown;
  readonly file?: string;
  /** What it waits for. */
  readonly after?: Promise<void>;
}

/** A server for the page that gives these replies in order and records the requests. */
export interface RestServer {
  readonly requests: readonly RestRequest[];
  readonly close: () => Promise<void>;
}

/** Starts a server in this process and moves the page to its address. */
export async function startRestServer(replies: readonly RestReply[]): Promise<RestServer> {
  const requests: RestRequest[] = [];
  const server = createServer((request, response) => {
    // The page keeps its original origin, so its requests are cross-origin and preflighted.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, token, content-type');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const reply = replies[requests.length] ?? { status: 500 };
      const body = Buffer.concat(chunks).toString();
      requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const answer = () => {
        response.statusCode = reply.status;
        response.end(reply.file ?? JSON.stringify(reply.json));
      };
      void (reply.after ?? Promise.resolve()).then(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  jsdom.reconfigure({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
  return {
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A refusal as REST answers it, with a code of the catalogue and its details. */
export function restRefusal(status: number, code: string, details: Readonly<Record<string, unknown>> = {}): RestReply {
  return { status, json: { data: { error_code: `cla.${code}`, error_message: code, ...details } } };
}
