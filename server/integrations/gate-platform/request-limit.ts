import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { GatePlatformFailure } from './gate-platform.ts';

/** Milliseconds to wait where a platform does not say how long. */
const WAIT_MS = 60_000;

/** Statuses that refuse what was sent, whenever it is sent again. */
const REFUSALS: ReadonlySet<number> = new Set([400, 405, 406, 411, 413, 414, 415, 422]);

/** Whether a status refuses a request for its content. */
export function isRefusal(status: number): boolean {
  return REFUSALS.has(status);
}

/** A failure that says when to come again, by `Retry-After` or `X-RateLimit-Reset`; in a minute without them. */
export function limited({ headers }: LimitedAnswer, now: Date): GatePlatformFailure {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0';
  let retryAt = new Date(now.getTime() + WAIT_MS);
  if (Number.isFinite(seconds)) {
    retryAt = new Date(now.getTime() + seconds * 1000);
  } else if (isUsedUp && Number.isFinite(reset)) {
    retryAt = new Date(Math.max(reset * 1000, now.getTime() + 1000));
  }
  return new GatePlatformFailure('limited', 'a limit of requests is reached', { retryAt });
}
