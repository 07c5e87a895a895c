import { normalizeEmail } from '#rules/email.ts';
import type { Language } from '#rules/language.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';
import type { MemberRole } from '../link-role.rules.ts';
import type { Link } from '../link.entity.ts';
import { LinkInvitation } from './link-invitation.entity.ts';
import { mailInvitation } from './link-member-mails.ts';
import { LinkMember } from './link-member.entity.ts';
import { getSharedLink, lockOwnLink } from './lock-link.ts';
import { spendInvitation } from './spend-invitation.ts';

/** Days for which an invitation is good. */
const LIFE_DAYS = 7;

/** Members and invitations of one link. */
const MAX_MEMBERS = 50;

export interface InviteLinkMemberInput {
  readonly linkId: string;
  readonly email: string;
  readonly role: MemberRole;
  /** Of the mail. */
  readonly language: Language;
}

/**
 * Invites the account with an address to a `web` link in a role, by a mail whose link is good for seven days and once.
 * Inviting an address again ends its earlier invitation. Errors: those of `getSharedLink`, `lockOwnLink` and
 * `spendInvitation`; `invalid_email`; `bad_request_parameter` with `email` for somebody who has a role already, with
 * `linkId` above 50 people and invitations.
 */
export async function inviteLinkMember(ctx: AppContext, input: InviteLinkMemberInput): Promise<Link> {
  const own = await getSharedLink(ctx, input.linkId);
  const email = normalizeEmail(checkMailbox(input.email, ctx.deps.config));
  const key = newToken();
  return change(ctx, async (tx) => {
    const link = await lockOwnLink(tx.em, own);
    const inviter = await tx.em.findOneOrFail(CommunityAccount, own.account.id);
    await refuseMember(tx.em, link, email);
    await spendInvitation(ctx, tx.em, { link, owner: inviter, email });
    // At once, because the new one has the same link and address.
    await tx.em.nativeDelete(LinkInvitation, { link, email });
    const invitedAt = ctx.now();
    const expiresAt = new Date(invitedAt.getTime() + LIFE_DAYS * 86_400_000);
    const facts = { email, role: input.role, keyHash: hashToken(key), invitedAt, expiresAt };
    const invitation = tx.em.create(LinkInvitation, { link, invitedBy: inviter, ...facts });
    mailInvitation(ctx, tx, { link, inviter, invitation, key, language: input.language });
    const details = { linkId: link.linkId, role: input.role };
    tx.audit({ action: 'LINK_MEMBER_INVITED', actor: own.actor, link, subject: invitation.id, details });
    return link;
  });
}

async function refuseMember(em: Em, link: Link, email: string): Promise<void> {
  const members = await em.find(LinkMember, { link }, { populate: ['account'] });
  const accounts = [await link.owner.loadOrFail(), ...members.map(({ account }) => account.$)];
  if (accounts.some((account) => normalizeEmail(account.email ?? '') === email)) {
    throw new AppError('bad_request_parameter', { field: 'email' });
  }
  const others = await em.count(LinkInvitation, { link, email: { $ne: email } });
  if (members.length + others >= MAX_MEMBERS) {
    throw new AppError('bad_request_parameter', { field: 'linkId' });
  }
}
