import { toTextOfLines } from '#rules/plain-text.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Longest reason of a signer or a manager, in characters. */
const REASON_MAX_LENGTH = 500;

/** Tidies a reason; null for none. Error: `bad_request_parameter` with `reason` for more than 500 characters. */
export function checkErasureReason(given: string | null | undefined): string | null {
  const reason = toTextOfLines(given ?? '', REASON_MAX_LENGTH);
  if (reason === undefined) {
    throw new AppError('bad_request_parameter', { field: 'reason' });
  }
  return reason === '' ? null : reason;
}
