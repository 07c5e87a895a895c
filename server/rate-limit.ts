import { isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ipSource } from '#rules/ip-network.ts';
import { AppError } from './errors/app-error.ts';

/** What is counted per source, or per account where it is known; points within seconds, at a scale of 1 (design §10). */
const LIMITS = {
  verification_code: { points: 30, duration: 600 },
  sender_verification: { points: 10, duration: 600 },
  signing_status: { points: 120, duration: 60 },
  login: { points: 20, duration: 60 },
  password_retrieval: { points: 10, duration: 3600 },
  cla_text: { points: 60, duration: 3600 },
} as const;

export type LimitedAction = keyof typeof LIMITS;

/** Counts what a source does. Each process counts for itself: the limits fend off floods, they are no quota. */
export interface RateLimiter {
  /**
   * Counts `points` for the source of an IP address, IPv4 by address and IPv6 by /64, or for the id of an account. Throws
   * `too_many_request` with `retryAfter` in seconds when its limit is exceeded.
   */
  consume(action: LimitedAction, source: string, points?: number): Promise<void>;
}

/** The limits of this process; `scale` multiplies every one of them. */
export function createRateLimiter(scale: number): RateLimiter {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([action, { points, duration }]) => [
      action,
      new RateLimiterMemory({ keyPrefix: action, points: points * scale, duration }),
    ]),
  );
  return {
    async consume(action, source, points = 1) {
      try {
        await limiters[action]?.consume(isIP(source) === 0 ? source : ipSource(source), points);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          throw new AppError('too_many_request', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
        }
        throw refusal;
      }
    },
  };
}
