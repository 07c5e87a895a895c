import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { MemberRole } from '../link-role.rules.ts';
import type { Link } from '../link.entity.ts';
import { mailMemberChange } from './link-member-mails.ts';
import { getSharedLink, lockOwnLink } from './lock-link.ts';
import { findMember } from './remove-link-member.ts';
import type { OfLink } from './withdraw-link-invitation.ts';

export interface ChangeLinkMemberRoleInput extends OfLink {
  readonly role: MemberRole;
}

/**
 * Gives a member of a `web` link another role, at once, and notifies them by mail; nothing happens when they have it
 * already. Errors: those of `getSharedLink` and `lockOwnLink`; `not_found` for somebody who is no member.
 */
export async function changeLinkMemberRole(
  ctx: AppContext,
  { linkId, id, role }: ChangeLinkMemberRoleInput,
): Promise<Link> {
  const own = await getSharedLink(ctx, linkId);
  return change(ctx, async (tx) => {
    const link = await lockOwnLink(tx.em, own);
    const member = await findMember(tx.em, link, id);
    if (member.role === role) {
      return link;
    }
    member.role = role;
    const { account } = member;
    mailMemberChange(ctx, tx, { link, to: account.$, occasion: 'role_changed', other: own.account.name, role });
    const details = { linkId: link.linkId, role };
    tx.audit({ action: 'LINK_MEMBER_ROLE_CHANGED', actor: own.actor, link, subject: account.id, details });
    return link;
  });
}
