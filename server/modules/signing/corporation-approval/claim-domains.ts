import type { Change } from '#server/change.ts';
import type { ChangeContext } from '#server/context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { endIndividualSignings } from '#server/modules/signing/signing/individual/end-individual-signings.ts';

export interface DomainClaim {
  readonly signing: CorporationSigning;
  readonly link: Link;
  /** Who completes or restores the corporation. */
  readonly actor: Actor;
}

/**
 * Claims the domains of a corporation, and ends the individual signings in them with a mail to each signer. The caller
 * holds the exclusive lock of `lockDomains`. Error: `sameEmailSuffix` when another completed corporation of the link
 * has one of them.
 */
export async function claimDomains(
  ctx: ChangeContext,
  tx: Change,
  { signing, link, actor }: DomainClaim,
): Promise<void> {
  await tx.em.nativeUpdate(CorporationDomain, { corporationSigning: signing }, { claimed: true });
  const domains = await tx.em.find(CorporationDomain, { corporationSigning: signing });
  await endIndividualSignings(ctx, tx, {
    link,
    corporation: signing,
    domains: domains.map(({ domain }) => domain),
    actor,
  });
}
