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

/** The network of an address: /24 of IPv4 (also within IPv6), /64 of IPv6. Whoever holds one address holds its neighbours. */
export function sourceNetwork(ip: string): string {
  const mapped = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mapped)) {
    return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  }
  const [head = '', tail] = (mapped.split('%')[0] ?? '').split('::');
  const front = groupsOf(head);
  const back = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
