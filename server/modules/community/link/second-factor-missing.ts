import type { AppContext } from '#server/context.ts';
import type { Viewer } from '#server/modules/access/session/viewer.queries.ts';
import { Link } from './link.entity.ts';
import { ownLinkFilter } from './own-link.ts';

/**
 * Whether somebody has no second factor although their corporation, or a link that they manage, requires one of its
 * managers.
 */
export async function isSecondFactorMissing(ctx: AppContext, { session, factorMethods }: Viewer): Promise<boolean> {
  if (factorMethods.length > 0) {
    return false;
  }
  const { account, manager, organizations, organizationIds } = session;
  if (!account) {
    return manager?.$.corporationSigning.$.requiresSecondFactor === true;
  }
  const own = ownLinkFilter({ account: account.$, organizations, organizationIds: organizationIds ?? {} });
  return (await ctx.em.count(Link, { $and: [own, { requiresSecondFactor: true }] })) > 0;
}
