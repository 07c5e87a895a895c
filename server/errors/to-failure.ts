import { AppError } from './app-error.ts';
import { nameDatabaseLoss } from './database-loss.ts';

/** The part of a log that failures are written to. */
interface FailureLog {
  warn(details: { readonly err: unknown }, message: string): void;
  error(details: { readonly err: unknown }, message: string): void;
}

/**
 * Returns the failure that every transport answers for an error: an expected failure as it is, `unavailable` when the
 * database cannot be reached, else `system_error`. The last two are logged, a `system_error` that names its reason too,
 * such as a document that was changed; the client learns only the code.
 */
export function toFailure(error: unknown, log: FailureLog): AppError {
  const failure = nameDatabaseLoss(error);
  if (!(failure instanceof AppError) || failure.code === 'system_error') {
    log.error({ err: error }, 'unforeseen failure');
    return new AppError('system_error');
  }
  if (failure.code === 'unavailable') {
    log.warn({ err: error }, 'the database cannot be reached');
  }
  return failure;
}
