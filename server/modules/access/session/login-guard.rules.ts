/** Failures after which logins of an account from one network are refused; wider networks of IPv6 have a multiple. */
export const NETWORK_FAILURES = 5;

/**
 * Failures after which logins of an account are refused from everywhere, to stop guessing from many networks. One
 * network, even a /48 with its sixteenfold limit, cannot reach it, because the count is reset while that is frozen.
 */
export const ACCOUNT_FAILURES = 100;

/** Milliseconds of a freeze, and of the time without a failure after which the count is reset. */
export const FREEZE_MS = 5 * 60_000;

/** A count of failed logins. */
export interface FailureCount {
  readonly failures: number;
  readonly failedAt: Date;
  readonly frozenUntil?: Date | null | undefined;
}

/** Returns the seconds until a freeze ends; 0 when there is none. */
export function frozenSeconds({ frozenUntil }: FailureCount, now: Date): number {
  return frozenUntil && frozenUntil > now ? Math.ceil((frozenUntil.getTime() - now.getTime()) / 1000) : 0;
}

/** Returns the count after one more failure: an expired count starts again, a full one freezes. */
export function countFailure(count: FailureCount, limit: number, now: Date): FailureCount {
  const forgotten = now.getTime() - count.failedAt.getTime() >= FREEZE_MS;
  const failures = (forgotten ? 0 : count.failures) + 1;
  return failures < limit
    ? { failures, failedAt: now, frozenUntil: null }
    : { failures: 0, failedAt: now, frozenUntil: new Date(now.getTime() + FREEZE_MS) };
}
