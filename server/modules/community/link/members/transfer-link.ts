import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { MemberRole } from '../link-role.rules.ts';
import type { Link } from '../link.entity.ts';
import { mailMemberChange } from './link-member-mails.ts';
import { LinkMember } from './link-member.entity.ts';
import { getSharedLink, lockOwnLink } from './lock-link.ts';
import { findMember } from './remove-link-member.ts';
import type { OfLink } from './withdraw-link-invitation.ts';

/**
 * Makes a manager of a `web` link its owner, and its owner a manager; notifies the new owner by mail. Errors: those of
 * `getSharedLink` and `lockOwnLink`; `not_found` when the link has no such member; `bad_request_parameter` with `id`
 * for a viewer, and for a manager whose account is deactivated.
 */
export async function transferLink(ctx: AppContext, { linkId, id }: OfLink): Promise<Link> {
  const own = await getSharedLink(ctx, linkId);
  return change(ctx, async (tx) => {
    const link = await lockOwnLink(tx.em, own);
    const member = await findMember(tx.em, link, id);
    const successor = member.account.$;
    if (member.role !== MemberRole.MANAGER || successor.deactivatedAt) {
      throw new AppError('bad_request_parameter', { field: 'id' });
    }
    tx.em.remove(member);
    tx.em.create(LinkMember, { link, account: own.account.id, role: MemberRole.MANAGER, joinedAt: ctx.now() });
    tx.em.assign(link, { owner: successor });
    mailMemberChange(ctx, tx, {
      link,
      to: successor,
      occasion: 'transferred',
      other: own.account.name,
      role: member.role,
    });
    const details = { linkId: link.linkId };
    tx.audit({ action: 'LINK_TRANSFERRED', actor: own.actor, link, subject: successor.id, details });
    return link;
  });
}
