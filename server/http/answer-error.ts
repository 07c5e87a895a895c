import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import { toFailure } from '#server/errors/to-failure.ts';
import { toRest, type RestWords } from '#server/errors/to-rest.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How failures of the route are worded, where they differ. */
    readonly words?: RestWords;
  }
}

/** Codes for requests that the HTTP server refuses before a handler runs. */
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'error_parsing_api_body',
  404: 'not_found',
  413: 'request_too_large',
  414: 'not_found',
  415: 'error_parsing_api_body',
};

/** Failures of the HTTP parser with their own status; any other is a request that cannot be parsed. */
const MALFORMED: Readonly<Record<string, { readonly status: number; readonly code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'error_parsing_api_body' },
};

/** Answers every failure outside GraphQL's own answers with a JSON body and a code of the catalogue. */
export function registerHttpErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError>(answerError);
  app.setNotFoundHandler((request, reply) => answer(new AppError('not_found'), request, reply));
}

/** Answers a failure by its code; `toFailure` handles unexpected ones. */
export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return answer(toFailure(nameRefusal(error), request.log), request, reply);
}

/** Answers bytes that could not be parsed as a request, in the format of `answerError`, and ends the connection. */
export function answerMalformed(error: Error & { readonly code: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { status, code } = MALFORMED[error.code] ?? { status: 400, code: 'error_parsing_api_body' };
    const body = JSON.stringify(toRest(new AppError(code)).body);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}

/** Returns the catalogue's error for a request that Fastify refuses, and any other error unchanged. */
function nameRefusal(error: FastifyError | AppError): Error {
  // Fastify adds a status to failures of a body's stream, ours included.
  const code =
    'statusCode' in error && !(error instanceof AppError) ? CODE_BY_STATUS[error.statusCode ?? 500] : undefined;
  return code === undefined ? error : new AppError(code, {}, { cause: error });
}

function answer(failure: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter, body } = toRest(failure, request.routeOptions.config.words);
  if (retryAfter !== undefined) {
    void reply.header('retry-after', retryAfter);
  }
  void reply.header('cache-control', 'no-store');
  const graphql = /^\/graphql\/?(\?|$)/.test(request.url);
  const { message, code, details } = failure;
  return reply.code(status).send(graphql ? { errors: [{ message, extensions: { code, ...details } }] } : body);
}
