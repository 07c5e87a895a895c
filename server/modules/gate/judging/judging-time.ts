import type { AppContext } from '#server/context.ts';
import { createPace, type Pace } from '#server/isolation/pace.ts';

/**
 * Milliseconds that judging may take: fewer than a run has before it counts as lost, by the time that a request and its
 * repetition may take.
 */
const JUDGING_MS = 90_000;

/** The pace of one run that judges; it throws `OutOfTimeError` once the run has taken too long. */
export function judgingPace(ctx: Pick<AppContext, 'now'>): Pace {
  const until = new Date(ctx.now().getTime() + JUDGING_MS);
  return createPace({ until, now: () => ctx.now() });
}
