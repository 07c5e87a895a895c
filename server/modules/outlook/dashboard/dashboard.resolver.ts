import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { getCorporationDashboard, type CorporationDashboard } from './corporation-dashboard.ts';
import { CorporationDashboardType } from './corporation-dashboard.types.ts';
import { getLinkDashboard, type LinkDashboard } from './link-dashboard.ts';
import { LinkDashboardType } from './link-dashboard.types.ts';

/** What managers see first. */
@Resolver()
export class DashboardResolver {
  @Query(() => LinkDashboardType, {
    description:
      'What waits at a link, what happened lately and how many sign; for its community managers. Errors: `no_link`, `no_permission`, `second_factor_missing`.',
  })
  linkDashboard(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Ctx() ctx: AppContext,
  ): Promise<LinkDashboard> {
    return getLinkDashboard(ctx, linkId);
  }

  @Query(() => CorporationDashboardType, {
    description:
      "What waits at the viewer's corporation, what happened lately and how many employees it has; for its administrator and its employee managers. Errors: `missing_token`, `unknown_token`, `unauthorized_token`, `privacy_consent_invalid`, `initial_password_unchanged`, `second_factor_missing`.",
  })
  corporationDashboard(@Ctx() ctx: AppContext): Promise<CorporationDashboard> {
    return getCorporationDashboard(ctx);
  }
}
