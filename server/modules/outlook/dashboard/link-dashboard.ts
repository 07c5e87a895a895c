import type { AppContext } from '#server/context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import type { LinkCounts } from '#server/modules/community/link/signing-counts.queries.ts';
import type { Activity } from '#server/modules/outlook/activity/list-activity.ts';
import { recentActivity } from '#server/modules/outlook/activity/recent-activity.ts';
import { countPeriods, type SigningPeriod } from '#server/modules/proof/signing-list/signing-history.ts';
import { periodStart, stepBack, TimeUnit } from '#server/modules/proof/signing-list/time-unit.rules.ts';
import { countLinkWaits, type LinkWaits } from './link-waits.queries.ts';

/** Weeks of the trend, the current one included: a quarter. */
const TREND_WEEKS = 13;

/** What the managers of a link see first. */
export interface LinkDashboard {
  readonly link: Link;
  readonly waits: LinkWaits;
  readonly signingCounts: LinkCounts['signings'];
  /** By week from Monday, in UTC, oldest first. */
  readonly trend: readonly SigningPeriod[];
  /** Newest first. */
  readonly activity: readonly Activity[];
}

/**
 * Returns what waits at a link, what happened there lately and how many signed, for its community managers; the number
 * of statements does not depend on how much that is. Errors: those of `getOwnLink`.
 */
export async function getLinkDashboard(ctx: AppContext, linkId: string): Promise<LinkDashboard> {
  const { link } = await getOwnLink(ctx, linkId);
  const { waits, signings } = await countLinkWaits(ctx.em, link, ctx.now());
  const last = periodStart(ctx.now(), TimeUnit.WEEK);
  const first = stepBack(last, TimeUnit.WEEK, TREND_WEEKS - 1);
  return {
    link,
    waits,
    signingCounts: signings,
    trend: await countPeriods(ctx.em, { link: link.id, unit: TimeUnit.WEEK, first, last }),
    activity: await recentActivity(ctx, link),
  };
}
