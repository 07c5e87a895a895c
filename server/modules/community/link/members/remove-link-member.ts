import type { Loaded } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Link } from '../link.entity.ts';
import { getOwnLink } from '../own-link.ts';
import { mailMemberChange } from './link-member-mails.ts';
import { LinkMember } from './link-member.entity.ts';
import { getSharedLink, lockLink, lockOwnLink } from './lock-link.ts';
import type { OfLink } from './withdraw-link-invitation.ts';

/**
 * Ends that a `web` link is shared with somebody, at once, with what their API keys may do at it, and tells them by
 * mail. A sender of theirs that the link uses stays until another one is chosen. Errors: those of `getSharedLink` and
 * `lockOwnLink`; `not_found` for somebody who is no member.
 */
export async function removeLinkMember(ctx: AppContext, { linkId, id }: OfLink): Promise<Link> {
  const own = await getSharedLink(ctx, linkId);
  return change(ctx, async (tx) => {
    const link = await lockOwnLink(tx.em, own);
    const member = await findMember(tx.em, link, id);
    tx.em.remove(member);
    const { role, account } = member;
    mailMemberChange(ctx, tx, { link, to: account.$, occasion: 'removed', other: own.account.name, role });
    const details = { linkId: link.linkId };
    tx.audit({ action: 'LINK_MEMBER_REMOVED', actor: own.actor, link, subject: account.id, details });
    return link;
  });
}

/** Finds a member of a link with their account. Error: `not_found`. */
export async function findMember(em: Em, link: Link, id: string): Promise<Loaded<LinkMember, 'account'>> {
  const member = isUuid(id)
    ? await em.findOne(LinkMember, { id, link }, { populate: ['account'], refresh: true })
    : null;
  if (member === null) {
    throw new AppError('not_found');
  }
  return member;
}

/**
 * Ends the caller's membership of a `web` link, and notifies its owner by mail. Errors: those of `getOwnLink`;
 * `bad_request_parameter` with `linkId` for its owner, who passes it on first, and for a link of a code platform.
 */
export async function leaveLink(ctx: AppContext, linkId: string): Promise<Link> {
  const { actor, link: found, account } = await getOwnLink(ctx, linkId);
  return change(ctx, async (tx) => {
    const link = await lockLink(tx.em, found.id);
    const member = await tx.em.findOne(LinkMember, { link, account: account.id }, { refresh: true });
    if (member === null) {
      throw new AppError('bad_request_parameter', { field: 'linkId' });
    }
    tx.em.remove(member);
    const owner = await tx.em.findOneOrFail(CommunityAccount, link.owner.id);
    mailMemberChange(ctx, tx, { link, to: owner, occasion: 'left', other: account.name, role: member.role });
    tx.audit({ action: 'LINK_MEMBER_LEFT', actor, link, subject: account.id, details: { linkId: link.linkId } });
    return link;
  });
}
