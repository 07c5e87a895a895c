import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { GatePlatformFailure } from './gate-platform.ts';

/** Milliseconds to wait where a platform does not say how long. */
const WAIT_MS = 60_000;

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
