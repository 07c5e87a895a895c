import { LockMode, raw, type Loaded } from '@mikro-orm/core';
import type { Em } from '#server/db/open-database.ts';
import {
  ACTIVE_ACCOUNT,
  AccountPlatform,
  CommunityAccount,
} from '#server/modules/access/account/community-account.entity.ts';
import { ACTIVE_MANAGER, LIVE_MANAGER, Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';

/** Maximum number of accounts of one address that get a mail each. */
const OWNERS_MAX = 5;

/** Somebody who has a password here. */
export type ResetOwner = { readonly account: CommunityAccount } | { readonly manager: Loaded<Manager, 'link'> };

/**
 * Finds who has a password under an address: a manager of a corporation of the link, or local community managers
 * without one. Managers are locked.
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
  const held = await holdAt(em, managers, addressKey);
  return managers.filter(({ id }) => held.has(id)).map((manager) => ({ manager }));
}

/**
 * Locks managers until the end of the transaction, and returns the ids of those who still have the address: passing an
 * account to another person ends its reset links, but misses one that is just being stored.
 */
async function holdAt(em: Em, managers: readonly Manager[], addressKey: string): Promise<ReadonlySet<string>> {
  const held = await em.find(
    Manager,
    { ...ACTIVE_MANAGER, id: { $in: managers.map(({ id }) => id) }, emailKey: addressKey },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  return new Set(held.map(({ id }) => id));
}
