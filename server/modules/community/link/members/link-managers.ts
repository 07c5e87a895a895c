import type { Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { noticeAddress } from '#server/modules/access/account/notice-address.ts';
import { MemberRole } from '../link-role.rules.ts';
import type { Link } from '../link.entity.ts';
import { LinkMember } from './link-member.entity.ts';

/** Somebody who is notified of what happens at a link. */
export interface LinkRecipient {
  readonly name: string;
  readonly recipient: string;
  /** Accounts of code platforms have none. */
  readonly language: Language | null;
}

/**
 * Returns the recipients of mails to the managers of a link: its owner and, of a `web` link, its members who are
 * managers; viewers get none. Where none of them has an address, the sender of the link stands in.
 */
export async function findLinkRecipients(em: Em, link: Link): Promise<LinkRecipient[]> {
  const owner = await em.findOneOrFail(CommunityAccount, link.owner.id);
  const members = await em.find(
    LinkMember,
    { link, role: MemberRole.MANAGER },
    { populate: ['account'], orderBy: { joinedAt: 'asc', id: 'asc' } },
  );
  const found = [owner, ...members.map(({ account }) => account.$)].flatMap((account) => {
    const recipient = noticeAddress(account);
    return recipient ? [{ name: account.name, recipient, language: account.language ?? null }] : [];
  });
  if (found.length > 0 || !link.senderAddress) {
    return found;
  }
  return [{ name: owner.name, recipient: link.senderAddress, language: owner.language ?? null }];
}
