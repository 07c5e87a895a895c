import fastify, { type FastifyBaseLogger } from 'fastify';

/** The logged part of a failure. */
interface LoggedError {
  readonly [name: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** Of a system call or the database, such as `ECONNREFUSED` or `23505`. */
  readonly code?: string;
  readonly cause?: LoggedError;
}

/** Creates a pino logger on standard output, or on `stream`, that logs no personal data; pino comes with Fastify. */
export function createLog(level: string, stream?: { write(line: string): void }): FastifyBaseLogger {
  const serializers = { err: toLoggedError };
  return fastify({ logger: { level, serializers, ...(stream === undefined ? {} : { stream }) } }).log;
}

/** Drops everything else: databases attach the refused row and the statement's parameters to their errors. */
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
