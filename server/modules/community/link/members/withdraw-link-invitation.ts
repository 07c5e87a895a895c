import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '../link.entity.ts';
import { LinkInvitation } from './link-invitation.entity.ts';
import { getSharedLink, lockOwnLink } from './lock-link.ts';

/** An invitation or a member, and its link. */
export interface OfLink {
  readonly linkId: string;
  readonly id: string;
}

/**
 * Withdraws an invitation to share a `web` link; its mail opens nothing any more. Errors: those of `getSharedLink` and
 * `lockOwnLink`; `not_found` when the link has no such invitation, for instance because it was accepted meanwhile.
 */
export async function withdrawLinkInvitation(ctx: AppContext, { linkId, id }: OfLink): Promise<Link> {
  const own = await getSharedLink(ctx, linkId);
  return change(ctx, async (tx) => {
    const link = await lockOwnLink(tx.em, own);
    if (!isUuid(id) || (await tx.em.nativeDelete(LinkInvitation, { id, link })) === 0) {
      throw new AppError('not_found');
    }
    const details = { linkId: link.linkId };
    tx.audit({ action: 'LINK_INVITATION_WITHDRAWN', actor: own.actor, link, subject: id, details });
    return link;
  });
}
