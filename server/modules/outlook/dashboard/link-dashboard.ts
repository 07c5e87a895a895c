import type { AppContext } from '#server/context.ts';
import { LinkRole } from '#server/modules/community/link/link-role.rules.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import type { LinkCounts } from '#server/modules/community/link/signing-counts.queries.ts';
import type { Activity } from '#server/modules/outlook/activity/list-activity.ts';
import { recentActivity } from '#server/modules/outlook/activity/recent-activity.ts';
import { countPeriods, type SigningPeriod } from '#server/modules/proof/signing-list/signing-history.ts';
import { periodStart, stepBack, TimeUnit } from '#server/modules/proof/signing-list/time-unit.rules.ts';
import {
  type AgreementProgress,
  findAgreementProgress,
} from '#server/modules/signing/signing/cla-notice/agreement-progress.ts';
import { findLinkSetup, type LinkSetup } from './link-setup.queries.ts';
import { countLinkWaits, type LinkWaits } from './link-waits.queries.ts';

/** Weeks of the trend, the current one included: a year. */
const TREND_WEEKS = 53;

/** What the managers of a link see first. */
export interface LinkDashboard {
  readonly link: Link;
  /** Null for those who cannot set it up, and once it is no longer new. */
  readonly setup: LinkSetup | null;
  /** New versions to which somebody has yet to agree. */
  readonly agreements: readonly AgreementProgress[];
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
  const { link, role } = await getOwnLink(ctx, linkId);
  const { waits, signings } = await countLinkWaits(ctx.em, link, ctx.now());
  const last = periodStart(ctx.now(), TimeUnit.WEEK);
  const first = stepBack(last, TimeUnit.WEEK, TREND_WEEKS - 1);
  return {
    link,
    setup: role === LinkRole.VIEWER ? null : await findLinkSetup(ctx, link),
    agreements: await findAgreementProgress(ctx, link),
    waits,
    signingCounts: signings,
    trend: await countPeriods(ctx.em, { link: link.id, unit: TimeUnit.WEEK, first, last }),
    activity: await recentActivity(ctx, link),
  };
}
