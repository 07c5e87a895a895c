import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { addPoints, readCounts, type CounterSubject } from '#server/modules/ground/counter/count-points.ts';

/**
 * Requests after which webhooks about the repositories of an installation wait for the end of a period: about a fifth of
 * the 5,000 an hour that platforms allow at least, since judging needs the others.
 */
const REQUESTS_PER_PERIOD = 150;
const PERIOD_MS = 600_000;

/** Repositories on a page of a list. */
const PAGE = 100;

/** Lists that are read after a webhook: reach, and for a whole organisation reach again and all that can be seen. */
const LISTS = 3;

/** An installation by the platform's id, of a connection. */
export interface ReachPlace {
  readonly connectionId: string;
  readonly installationId: string;
}

const subjectOf = ({ connectionId, installationId }: ReachPlace): CounterSubject => [
  'reach',
  connectionId,
  installationId,
];

/** Until when webhooks about repositories of an installation wait; undefined when their requests are within budget. */
export async function reachRestsUntil(ctx: AppContext, place: ReachPlace): Promise<Date | undefined> {
  const [spent] = await readCounts(ctx, ctx.em, [subjectOf(place)]);
  return spent !== undefined && spent.points >= REQUESTS_PER_PERIOD ? spent.endsAt : undefined;
}

/** Counts what it takes to read so many repositories of an installation. */
export async function spendReach(ctx: AppContext, place: ReachPlace, repositories: number): Promise<void> {
  const points = LISTS * Math.max(1, Math.ceil(repositories / PAGE));
  const endsAt = new Date(ctx.now().getTime() + PERIOD_MS);
  await change(ctx, (tx) => addPoints(ctx, tx.em, { subject: subjectOf(place), points, endsAt }));
}
