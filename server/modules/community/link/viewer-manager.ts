import type { AppContext } from '#server/context.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';
import { findViewerAt } from './link-roles.queries.ts';
import type { Link } from './link.entity.ts';

/** Whether the request comes from somebody who is logged in and may see the link. Nobody has to be. */
export async function isViewerManager(ctx: AppContext, link: Link): Promise<boolean> {
  const viewer = await findViewerAt(ctx, link);
  return viewer !== null && (!link.requiresSecondFactor || (await factorMethods(ctx.em, viewer.account)).length > 0);
}
