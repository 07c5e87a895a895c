import { type Failure, SESSION_CODES } from '#client/apollo/failure.ts';

/** `relogin`: the session has ended, see `SESSION_CODES`. `retry`: the same attempt may succeed later. */
export type DialogKind = 'error' | 'retry' | 'relogin';

const RETRY = new Set([
  'system_error',
  'unknown_error',
  'email_system_error',
  'failed_to_send_email',
  'too_many_request',
  'unavailable',
]);

/** Which dialog a failure gets. */
export function dialogKind(failure: Failure): DialogKind {
  if (failure.kind === 'network' || RETRY.has(failure.code)) {
    return 'retry';
  }
  return SESSION_CODES.has(failure.code) ? 'relogin' : 'error';
}

/** Whether repeating may help at once; above a rate limit it cannot. */
export function canRepeat(failure: Failure): boolean {
  return dialogKind(failure) === 'retry' && (failure.kind === 'network' || failure.code !== 'too_many_request');
}
