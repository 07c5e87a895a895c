import fastify, { type FastifyBaseLogger } from 'fastify';

/** What is logged of a failure. */
interface LoggedError {
  readonly [name: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** Of a system call or of the database, such as `ECONNREFUSED` or `23505`. */
  readonly code?: string;
  readonly cause?: LoggedError;
}

/** A pino logger on standard output, or on `stream`, that logs no personal data; Fastify brings pino along. */
export function createLog(level: string, stream?: { write(line: string): void }): FastifyBaseLogger {
  const serializers = { err: toLoggedError };
  return fastify({ logger: { level, serializers, ...(stream === undefined ? {} : { stream }) } }).log;
}

/** Nothing else of an error is safe: databases attach the row that they refused, and the parameters of the statement. */
function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'not an error', stack: '' };
  }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
  };
}
