import type { Failure } from '#client/apollo/failure.ts';

/** `relogin`: the session is gone or of the wrong role. `retry`: the same attempt may succeed later. */
export type DialogKind = 'error' | 'retry' | 'relogin';

const RELOGIN = new Set([
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
  return RELOGIN.has(failure.code) ? 'relogin' : 'error';
}
