import { AppError } from './app-error.ts';

/** Seconds after which a client may retry: about as long as PostgreSQL takes to restart. */
const RETRY_AFTER = 5;

/** PostgreSQL's states for a broken connection, a server stopping or starting, and too many connections. */
const SQL_STATES = /^(?:08\w{3}|57P0[123]|53300)$/;

/** Failures of a socket or of name resolution. */
const SOCKET_CODES: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of the driver that come without a code: the server closed the connection, or waiting for one timed out. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect$|Client (?:has encountered a connection error|was closed) and is not queryable$)/;

/**
 * Returns `unavailable` for an error that says that the database cannot be reached, and any other error unchanged.
 * Looks at the error itself only: failures of other services arrive as a cause.
 */
export function nameDatabaseLoss(error: unknown): unknown {
  return error instanceof Error && isDatabaseLoss(error)
    ? new AppError('unavailable', { retryAfter: RETRY_AFTER }, { cause: error })
    : error;
}

function isDatabaseLoss(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) {
    return DRIVER_MESSAGES.test(error.message);
  }
  // An aborted upload has the code of a reset connection but no system call; failures of a host with several addresses
  // come as a list.
  return SQL_STATES.test(code) || (SOCKET_CODES.has(code) && ('syscall' in error || 'errors' in error));
}
