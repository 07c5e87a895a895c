import { raw, type Loaded } from '@mikro-orm/core';
import type { Em } from '#server/db/open-database.ts';
import { ACTIVE_ACCOUNT, AccountPlatform, CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { LIVE_MANAGER, Manager } from '#server/modules/account/manager.entity.ts';
import type { Link } from '#server/modules/link/link.entity.ts';

/** Maximum number of accounts of one address that get a mail each. */
const OWNERS_MAX = 5;

/** Somebody who has a password here. */
export type ResetOwner = { readonly account: CommunityAccount } | { readonly manager: Loaded<Manager, 'link'> };

/**
 * Finds who has a password under an address: a manager of a corporation of the link, or local community managers
 * without one.
 */
export async function findResetOwners(em: Em, link: Link | undefined, addressKey: string): Promise<ResetOwner[]> {
  if (link === undefined) {
    const email = { [raw('lower(email)')]: addressKey };
    const local = { ...ACTIVE_ACCOUNT, platform: AccountPlatform.LOCAL, passwordHash: { $ne: null } };
    const accounts = await em.find(CommunityAccount, { ...local, ...email }, { limit: OWNERS_MAX });
    return accounts.map((account) => ({ account }));
  }
  const managers = await em.find(
    Manager,
    { ...LIVE_MANAGER, link: { ...LIVE_MANAGER.link, id: link.id }, emailKey: addressKey },
    { populate: ['link'] },
  );
  return managers.map((manager) => ({ manager }));
}
