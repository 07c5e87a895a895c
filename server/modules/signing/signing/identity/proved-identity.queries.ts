import { instanceHost } from '#rules/gate-platform.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { ProvedIdentity } from './proved-identity.entity.ts';

/** Addresses and accounts whose proved identities are looked up. */
export interface IdentityQuestion {
  /** Normalised. */
  readonly emailKeys: readonly string[];
  readonly accountIds: readonly string[];
  /** The instance of the accounts, or its address; null for all instances. */
  readonly host: string | null;
}

/** Finds the live proved identities of addresses and accounts at a link, in one statement. */
export async function findLiveIdentities(
  em: Em,
  link: Link,
  { emailKeys, accountIds, host }: IdentityQuestion,
): Promise<ProvedIdentity[]> {
  if (emailKeys.length === 0 && accountIds.length === 0) {
    return [];
  }
  const ofHost = host === null ? {} : { host: instanceHost(host) };
  return em.find(ProvedIdentity, {
    link,
    endedAt: null,
    $or: [{ emailKey: { $in: [...emailKeys] } }, { accountId: { $in: [...accountIds] }, ...ofHost }],
  });
}
