import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { AccountNotice } from '#server/integrations/mail/templates/account-notice-texts.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import type { Link } from './link.entity.ts';

/** What gives a program access, who made it, and for which link. */
interface AccessNotice {
  readonly template: AccountNotice;
  readonly maker: CommunityAccount;
  /** Null for all links of its maker. */
  readonly link: Link | null;
  readonly about: string;
  /** Path of the page that shows it. */
  readonly page: string;
}

/** Mails what gives a program access to its maker, and to the owner of its link if that is somebody else. */
export async function notifyMakerAndOwner(
  ctx: AppContext,
  tx: Change,
  { maker, link, ...notice }: AccessNotice,
): Promise<void> {
  await notifyOwner(ctx, tx, { owner: maker, ...notice });
  if (link !== null && link.owner.id !== maker.id) {
    const owner = await tx.em.findOneOrFail(CommunityAccount, link.owner.id);
    await notifyOwner(ctx, tx, { owner, by: maker, ...notice });
  }
}
