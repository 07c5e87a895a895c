import type { Failure } from '#client/apollo/failure.ts';

/** `relogin`: see `SESSION_CODES`. `retry`: the same attempt may succeed later. */
export type DialogKind = 'error' | 'retry' | 'relogin';

/** The session is gone, or of the wrong role. */
export const SESSION_CODES: ReadonlySet<string> = new Set([
  'missing_token',
  'unknown_token',
  'unauthorized_token',
  'invalid_token',
  'expired_token',
  'noSession',
]);
const RETRY = new Set([
  'system_error',
  'unknown_error',
  'email_system_error',
  'failed_to_send_email',
  'too_many_request',
]);

/** Which dialog a failure gets (specification §8, design §4). */
export function dialogKind(failure: Failure): DialogKind {
  if (failure.kind === 'network' || RETRY.has(failure.code)) {
    return 'retry';
  }
  return SESSION_CODES.has(failure.code) ? 'relogin' : 'error';
}
