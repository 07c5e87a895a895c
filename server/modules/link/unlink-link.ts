import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findSignedLinks } from './link-details.queries.ts';
import { Link } from './link.entity.ts';
import { getOwnLink } from './own-link.ts';

/**
 * Ends a link at which nobody has ever signed; from then on it is `no_link` for everybody, and its project can be linked
 * anew. Its CLAs stay readable. Errors: those of `getOwnLink`; `link_is_used` when there is any signing of any kind,
 * whatever became of it (REST contract §3.3).
 */
export async function unlinkLink(ctx: AppContext, linkId: string): Promise<Link> {
  const { link, account } = await getOwnLink(ctx, linkId);
  await change(ctx, async (tx) => {
    // Written before it is known whether it may be: from now on signings wait, and those before are seen.
    const ended = { unlinkedAt: ctx.now() };
    if ((await tx.em.nativeUpdate(Link, { id: link.id, unlinkedAt: null }, ended)) === 0) {
      throw new AppError('no_link');
    }
    if ((await findSignedLinks(tx.em, [link])).has(link.id)) {
      throw new AppError('link_is_used');
    }
    tx.audit({ action: 'LINK_UNLINKED', actor: account.id, subject: link.id, details: { linkId: link.linkId } });
  });
  return link;
}
