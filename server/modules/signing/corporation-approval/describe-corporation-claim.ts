import type { AppContext } from '#server/context.ts';
import { findEmailDomains } from '#server/modules/signing/corporation/corporation-signing.queries.ts';
import { getOwnCorporationSigning } from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { countIndividualSignings } from '#server/modules/signing/signing/individual/end-individual-signings.ts';

/** What ends when a corporation claims its email domains. */
export interface CorporationClaim {
  /** Individual signings in the domains that count now. */
  readonly individualSignings: number;
}

/**
 * Returns to a community manager what the approval or restoration of a corporation would end as of now; signings of
 * later are not in it. Changes nothing. Errors: those of `getOwnCorporationSigning`.
 */
export async function describeCorporationClaim(ctx: AppContext, id: string): Promise<CorporationClaim> {
  const { signing, link } = await getOwnCorporationSigning(ctx, id);
  const domains = await findEmailDomains(signing);
  return { individualSignings: await countIndividualSignings(ctx.em, link, domains) };
}
