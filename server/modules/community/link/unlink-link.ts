import { LinkPlatform } from '#rules/code-platform.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { Link } from './link.entity.ts';
import { LinkInvitation } from './members/link-invitation.entity.ts';
import { lockOwnLink } from './members/lock-link.ts';
import { getOwnersLink } from './own-link.ts';
import { isSignedLink } from './signing-counts.queries.ts';

/**
 * Ends a link at which nobody has ever signed; afterwards it is `no_link`, and its project can be linked again. Its
 * CLAs stay readable, and invitations to share it end. Errors: those of `getOwnersLink`, `requireStepUp` and, for
 * a `web` link, `lockOwnLink`; `link_is_used` when there is any signing, ended ones included.
 */
export async function unlinkLink(ctx: AppContext, linkId: string): Promise<Link> {
  const own = await getOwnersLink(ctx, linkId);
  const { actor, link, session } = own;
  await requireStepUp(ctx, session);
  await change(ctx, async (tx) => {
    if (link.platform === LinkPlatform.WEB) {
      await lockOwnLink(tx.em, own);
    }
    // Updates before the check: from now on signings wait for this transaction, and earlier ones are visible to it.
    const ended = { unlinkedAt: ctx.now() };
    if ((await tx.em.nativeUpdate(Link, { id: link.id, unlinkedAt: null }, ended)) === 0) {
      throw new AppError('no_link');
    }
    if (await isSignedLink(tx.em, link)) {
      throw new AppError('link_is_used');
    }
    await tx.em.nativeDelete(LinkInvitation, { link: link.id });
    tx.audit({ action: 'LINK_UNLINKED', actor, link, subject: link.id, details: { linkId: link.linkId } });
  });
  return link;
}
