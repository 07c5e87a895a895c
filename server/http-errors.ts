import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors/app-error.ts';
import type { ErrorCode } from './errors/catalogue.ts';
import { toRest, type RestWords } from './errors/to-rest.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the route differs from others in what it says of failures. */
    readonly words?: RestWords;
  }
}

/** What the HTTP server refuses before a handler runs. */
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'error_parsing_api_body',
  404: 'not_found',
  413: 'request_too_large',
  414: 'not_found',
  415: 'error_parsing_api_body',
};

/** What is told to somebody who sends no HTTP, or breaks off; anything else is a request that cannot be parsed. */
const MALFORMED: Readonly<Record<string, { readonly status: number; readonly code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'error_parsing_api_body' },
};

/** Makes every failure outside GraphQL's own answers a JSON body with a code of the catalogue. */
export function registerHttpErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError>(answerError);
  app.setNotFoundHandler((request, reply) => answer(new AppError('not_found'), request, reply));
}

/** Answers a failure by its code; what nobody foresaw is logged, and told to nobody else. */
export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = toFailure(error);
  if (failure.code !== 'system_error') {
    return answer(failure, request, reply);
  }
  request.log.error({ err: error }, 'unforeseen failure');
  return answer(new AppError('system_error'), request, reply);
}

/** Answers what never became a request, in the same words as `answerError`, and ends the connection. */
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

function toFailure(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) {
    return error;
  }
  const code = CODE_BY_STATUS[error.statusCode ?? 500];
  return new AppError(code ?? 'system_error', {}, { cause: error });
}

function answer(failure: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter, body } = toRest(failure, request.routeOptions.config.words);
  if (retryAfter !== undefined) {
    void reply.header('retry-after', retryAfter);
  }
  const graphql = /^\/graphql\/?(\?|$)/.test(request.url);
  const { message, code, details } = failure;
  return reply.code(status).send(graphql ? { errors: [{ message, extensions: { code, ...details } }] } : body);
}
