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

/** Integrity violations, whose first line names columns and constraints; the messages of other classes quote values. */
const NAMES_ONLY = /^23/;

/** What a database quotes, in the quotation marks of its language. */
// Linear: from the first mark on it fails only where no second one follows.
const QUOTED = /["«»„“”].*["«»„“”]/s;

/** A database quotes refused values in its messages, and appends the whole row; the ORM repeats them in the stack. */
function withoutValues(error: Error): Pick<LoggedError, 'message' | 'stack'> {
  const message = safeMessage(error);
  const frames = (error.stack ?? '').slice(error.stack?.indexOf(error.message) ?? 0).slice(error.message.length);
  return { message, stack: `${error.name}: ${message}${frames}` };
}

function safeMessage({ message, ...error }: Error): string {
  const isOfDatabase = 'severity' in error;
  if (isOfDatabase) {
    const state = 'code' in error ? String(error.code) : '';
    const [line = ''] = NAMES_ONLY.test(state) ? message.split('\n', 1) : message.replace(QUOTED, '"…"').split('\n', 1);
    return line;
  }
  // The ORM refuses a property of the wrong type in these words.
  const from = message.indexOf(' to ');
  const until = message.lastIndexOf(" of type '");
  return from === -1 || until <= from ? message : `${message.slice(0, from)} to …${message.slice(until)}`;
}

/** Drops everything else: databases attach the refused row and the statement's parameters to their errors. */
function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'not an error', stack: '' };
  }
  return {
    type: error.name,
    ...withoutValues(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
  };
}
