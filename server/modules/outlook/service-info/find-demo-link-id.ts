import { DEMO_LINK_ID } from '#rules/demo-link-id.ts';
import type { AppContext } from '#server/context.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';

/** Returns the public id of the demo community's link, for everybody; null where there is none. */
export async function findDemoLinkId({ em, deps }: AppContext): Promise<string | null> {
  const isThere = deps.config.demo && (await em.count(Link, { linkId: DEMO_LINK_ID, unlinkedAt: null })) > 0;
  return isThere ? DEMO_LINK_ID : null;
}
