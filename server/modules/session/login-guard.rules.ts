/** Failures after which logins of an account from one network are refused (design §4). */
export const NETWORK_FAILURES = 5;

/**
 * Failures after which logins of an account are refused from everywhere: guessing from many networks ends here. One
 * network cannot reach it, because the count is forgotten while that network waits.
 */
export const ACCOUNT_FAILURES = 30;

/** Milliseconds of a freeze, and without a failure until the count is forgotten. */
export const FREEZE_MS = 5 * 60_000;

/** What is counted of failed logins. */
export interface FailureCount {
  readonly failures: number;
  readonly failedAt: Date;
  readonly frozenUntil?: Date | null | undefined;
}

/** Seconds until a freeze ends; 0 when there is none. */
export function frozenSeconds({ frozenUntil }: FailureCount, now: Date): number {
  return frozenUntil && frozenUntil > now ? Math.ceil((frozenUntil.getTime() - now.getTime()) / 1000) : 0;
}

/** The count after one more failure: an old count begins anew, a full one freezes. */
export function countFailure(count: FailureCount, limit: number, now: Date): FailureCount {
  const forgotten = now.getTime() - count.failedAt.getTime() >= FREEZE_MS;
  const failures = (forgotten ? 0 : count.failures) + 1;
  return failures < limit
    ? { failures, failedAt: now, frozenUntil: null }
    : { failures: 0, failedAt: now, frozenUntil: new Date(now.getTime() + FREEZE_MS) };
}
