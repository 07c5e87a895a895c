import { isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ipSources } from '#rules/ip-network.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Limits per source, or per account where it is known: points within `duration` seconds, at a scale of 1. */
const LIMITS = {
  verification_code: { points: 30, duration: 600 },
  /** The page that waits for a code asks seven times. */
  code_mail: { points: 300, duration: 600 },
  sender_verification: { points: 10, duration: 600 },
  signing_status: { points: 120, duration: 60 },
  /** Of an API key: 600 addresses a second. */
  key_status: { points: 6000, duration: 10 },
  // In addresses: as many as by signing statuses, in bursts, because a push has many at once.
  gate_evaluation: { points: 1200, duration: 600 },
  verification: { points: 120, duration: 60 },
  // Megabytes each, and every signer may ask for theirs.
  evidence_bundle: { points: 30, duration: 60 },
  link_search: { points: 60, duration: 60 },
  login: { points: 20, duration: 60 },
  password_retrieval: { points: 10, duration: 3600 },
  webhook: { points: 20, duration: 600 },
  gate_recheck: { points: 3, duration: 60 },
  /** Costs of operations as `operation-cost.ts` counts them. A page of a hundred entries costs up to 6,000. */
  graphql_cost: { points: 240_000, duration: 60 },
  key_graphql_cost: { points: 2_400_000, duration: 60 },
  gate_recheck_source: { points: 10, duration: 60 },
  // Per account of a platform: each takes two requests, whether or not the account may cancel.
  gate_cancel: { points: 30, duration: 3600 },
  // In requests: a tenth of the 5,000 that GitHub and Gitee grant an hour.
  gate_stranger_requests: { points: 500, duration: 3600 },
  pull_request_verdict: { points: 120, duration: 60 },
  cla_text: { points: 60, duration: 3600 },
  signing_import: { points: 60, duration: 3600 },
  link_export: { points: 5, duration: 3600 },
  policy_text: { points: 60, duration: 3600 },
} as const;

export type LimitedAction = keyof typeof LIMITS;

/** Limits requests per source. Each process counts for itself: the limits fend off floods, they are not a quota. */
export interface RateLimiter {
  /**
   * Counts `points` for an IP address or the id of an account. IPv6 counts by /64, and by the /56 and /48 that one
   * subscriber may own, which are allowed 4 and 16 times as much. Throws `too_many_request` with `retryAfter` in seconds
   * when a limit is exceeded.
   */
  consume(action: LimitedAction, source: string, points?: number): Promise<void>;
}

/** Creates the limiter of this process; `scale` multiplies every limit. */
export function createRateLimiter(scale: number): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (action: LimitedAction, share: number): RateLimiterMemory => {
    const keyPrefix = `${action} ${share}`;
    const { points, duration } = LIMITS[action];
    const limiter =
      limiters.get(keyPrefix) ?? new RateLimiterMemory({ keyPrefix, points: points * scale * share, duration });
    limiters.set(keyPrefix, limiter);
    return limiter;
  };
  return {
    async consume(action, source, points = 1) {
      const networks = isIP(source) === 0 ? [{ network: source, share: 1 }] : ipSources(source);
      try {
        for (const { network, share } of networks) {
          await limiterOf(action, share).consume(network, points);
        }
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          throw new AppError('too_many_request', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
        }
        throw refusal;
      }
    },
  };
}
