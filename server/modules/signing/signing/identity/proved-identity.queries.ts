import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { ProvedIdentity } from './proved-identity.entity.ts';

/** Addresses and accounts whose proved identities are looked up. */
export interface IdentityQuestion {
  /** Normalised. */
  readonly emailKeys: readonly string[];
  /** Of any instance: each numbers its accounts itself. */
  readonly accountIds: readonly string[];
}

/** Finds the live proved identities of addresses and accounts at a link, in one statement. */
export async function findLiveIdentities(
  em: Em,
  link: Link,
  { emailKeys, accountIds }: IdentityQuestion,
): Promise<ProvedIdentity[]> {
  if (emailKeys.length === 0 && accountIds.length === 0) {
    return [];
  }
  return em.find(ProvedIdentity, {
    link,
    endedAt: null,
    $or: [{ emailKey: { $in: [...emailKeys] } }, { accountId: { $in: [...accountIds] } }],
  });
}
