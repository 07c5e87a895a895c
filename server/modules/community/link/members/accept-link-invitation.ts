import type { Loaded } from '@mikro-orm/core';
import { normalizeEmail } from '#rules/email.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { hashToken, isToken } from '#server/modules/access/session/session-token.ts';
import type { Link } from '../link.entity.ts';
import { LinkInvitation } from './link-invitation.entity.ts';
import { mailMemberChange } from './link-member-mails.ts';
import { LinkMember } from './link-member.entity.ts';
import { lockLink } from './lock-link.ts';

/** An invitation that is good, with its link and who made it. */
export type GoodLinkInvitation = Loaded<LinkInvitation, 'link' | 'invitedBy'>;

/**
 * Finds the invitation that a key belongs to. Errors: `illegal_link` for a malformed key, `link_expired` for one that
 * is unknown, older than seven days, accepted or withdrawn, or whose project was unlinked.
 */
export async function findLinkInvitation(ctx: AppContext, key: string): Promise<GoodLinkInvitation> {
  if (!isToken(key)) {
    throw new AppError('illegal_link');
  }
  const found = await ctx.em.findOne(
    LinkInvitation,
    { keyHash: hashToken(key), expiresAt: { $gt: ctx.now() }, link: { unlinkedAt: null } },
    { populate: ['link', 'invitedBy'] },
  );
  if (found === null) {
    throw new AppError('link_expired');
  }
  return found;
}

/**
 * Shares a link with the community manager who makes the request and was invited to it, and notifies its owner by mail.
 * Only an account with the invited address may accept, so a mail that was passed on opens nothing. An account with a
 * role already keeps it: the address of their account has changed since. Errors: those of `requireCommunityManager` and
 * `findLinkInvitation`; `no_permission` for an account with another address; `link_expired` when it was accepted or
 * withdrawn meanwhile.
 */
export async function acceptLinkInvitation(ctx: AppContext, key: string): Promise<Link> {
  const { actor, account } = await requireCommunityManager(ctx);
  const invitation = await findLinkInvitation(ctx, key);
  if (normalizeEmail(account.email ?? '') !== invitation.email) {
    throw new AppError('no_permission');
  }
  return change(ctx, async (tx) => {
    const link = await lockLink(tx.em, invitation.link.id);
    if ((await tx.em.nativeDelete(LinkInvitation, { id: invitation.id, keyHash: hashToken(key) })) === 0) {
      throw new AppError('link_expired');
    }
    if (await hasRole(tx.em, link, account)) {
      return link;
    }
    const { role } = invitation;
    tx.em.create(LinkMember, { link, account: account.id, role, joinedAt: ctx.now() });
    const owner = await tx.em.findOneOrFail(CommunityAccount, link.owner.id);
    mailMemberChange(ctx, tx, { link, to: owner, occasion: 'joined', other: account.name, role });
    const details = { linkId: link.linkId, role };
    tx.audit({ action: 'LINK_MEMBER_JOINED', actor, link, subject: account.id, details });
    return link;
  });
}

async function hasRole(em: Em, link: Link, account: CommunityAccount): Promise<boolean> {
  return link.owner.id === account.id || (await em.count(LinkMember, { link, account: account.id })) > 0;
}
