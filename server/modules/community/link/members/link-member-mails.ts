import type { Language } from '#rules/language.ts';
import { linkDetailPath, linkInvitationPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { MailTemplates } from '#server/integrations/mail/mails.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { noticeAddress } from '#server/modules/access/account/notice-address.ts';
import { readerLanguage } from '#server/modules/ground/email/reader-language.ts';
import type { MemberRole } from '../link-role.rules.ts';
import type { Link } from '../link.entity.ts';
import type { LinkInvitation } from './link-invitation.entity.ts';

interface InvitationMail {
  readonly link: Link;
  readonly inviter: CommunityAccount;
  readonly invitation: LinkInvitation;
  readonly key: string;
  readonly language: Language;
}

/** Mails an invitation to share a link, with its key. */
export function mailInvitation(ctx: AppContext, tx: Change, mail: InvitationMail): void {
  const { link, inviter, invitation, key, language } = mail;
  tx.enqueueMail({
    template: 'link_invitation',
    language,
    recipient: invitation.email,
    link,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      inviter: inviter.name,
      email: invitation.email,
      role: invitation.role,
    },
    secret: { url: new URL(linkInvitationPath(key), ctx.deps.config.publicUrl).href },
    secretExpiresAt: invitation.expiresAt,
  });
}

interface MemberChange {
  readonly link: Link;
  /** The recipient. */
  readonly to: CommunityAccount;
  readonly occasion: MailTemplates['link_member_changed']['data']['occasion'];
  /** Name of the person who joined, left, or passed the link on; of the link's owner for somebody who was removed. */
  readonly other: string;
  /** Role of the person who joined, left, was removed, or has another role now. */
  readonly role: MemberRole;
}

/** Notifies somebody by mail that the members of a link have changed, if an address is known. */
export function mailMemberChange(ctx: AppContext, tx: Change, { link, to, ...about }: MemberChange): void {
  const recipient = noticeAddress(to);
  if (recipient === null) {
    return;
  }
  tx.enqueueMail({
    template: 'link_member_changed',
    language: to.language ?? readerLanguage(ctx),
    recipient,
    link,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: to.name,
      ...about,
      ...(about.occasion !== 'removed' && {
        linkUrl: new URL(linkDetailPath(link.linkId), ctx.deps.config.publicUrl).href,
      }),
    },
  });
}
