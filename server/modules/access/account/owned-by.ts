import type { CommunityAccount } from './community-account.entity.ts';
import { Manager } from './manager.entity.ts';

/** Somebody who logs in: a community manager or a corporation's manager. */
export type AccountOwner = CommunityAccount | Manager;

/** Returns the columns of a record that belongs to an account, and the condition to find it. */
export function ownedBy(owner: AccountOwner): { readonly account: string } | { readonly manager: string } {
  return owner instanceof Manager ? { manager: owner.id } : { account: owner.id };
}
