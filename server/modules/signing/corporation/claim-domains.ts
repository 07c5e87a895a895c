import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { endIndividualSignings } from '#server/modules/signing/individual/end-individual-signings.ts';
import { CorporationDomain } from './corporation-domain.entity.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';

/**
 * Keeps apart, until the end of the transaction, who claims a link's domains (`exclusive`, one at a time) and who signs
 * as an individual (`shared`): nobody becomes an individual signer in a domain that is being claimed. Take it first of
 * all locks.
 */
export async function lockDomains(em: Em, link: Link, mode: 'exclusive' | 'shared'): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await em.execute(`select ${lock}(hashtextextended(?, 0))`, [`domains of ${link.id}`]);
}

/** Whose domains are claimed, and by whom. */
export interface DomainClaim {
  readonly signing: CorporationSigning;
  readonly link: Link;
  /** Id of the account that completes the corporation. */
  readonly actor: string;
}

/**
 * Makes the domains of a corporation that completes its own, and ends the individual signings in them with a mail each
 * (design §3, §7.7). The caller holds the exclusive lock of `lockDomains`. Error: `sameEmailSuffix` when another completed
 * corporation of the link has one of them.
 */
export async function claimDomains(ctx: AppContext, tx: Change, { signing, link, actor }: DomainClaim): Promise<void> {
  await tx.em.nativeUpdate(CorporationDomain, { corporationSigning: signing }, { claimed: true });
  const domains = await tx.em.find(CorporationDomain, { corporationSigning: signing });
  await endIndividualSignings(ctx, tx, {
    link,
    corporation: signing,
    domains: domains.map(({ domain }) => domain),
    endedBy: actor,
  });
}
