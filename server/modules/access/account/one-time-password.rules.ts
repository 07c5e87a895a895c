/** Hours for which a mailed one-time password lets its owner log in. */
export const ONE_TIME_PASSWORD_HOURS = 72;

const LIFE = ONE_TIME_PASSWORD_HOURS * 3_600_000;

/** Milliseconds between two one-time passwords of one manager, so that clicks cannot flood a mailbox. */
const RENEWAL_PAUSE = 60_000;

/** What decides whether a password is a one-time password and when it ends. */
export interface OneTimePasswordState {
  readonly initialPasswordChanged: boolean;
  readonly oneTimePasswordExpiresAt?: Date | null | undefined;
}

/** When a one-time password that is mailed now ends. */
export function oneTimePasswordEnd(now: Date): Date {
  return new Date(now.getTime() + LIFE);
}

/** Whether the password is a one-time password that has ended; one that its owner chose never ends. */
export function isOneTimePasswordOver(
  { initialPasswordChanged, oneTimePasswordExpiresAt: end }: OneTimePasswordState,
  now: Date,
): boolean {
  return !initialPasswordChanged && Boolean(end && end <= now);
}

/** Seconds until a new one-time password can be sent; 0 when it can be now. */
export function renewalWait({ oneTimePasswordExpiresAt: end }: OneTimePasswordState, now: Date): number {
  const sentAt = end ? end.getTime() - LIFE : 0;
  return Math.max(0, Math.ceil((sentAt + RENEWAL_PAUSE - now.getTime()) / 1000));
}
