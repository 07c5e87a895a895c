import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { actorKey, type Actor } from '#server/modules/ground/audit/actor.ts';
import { endIdentities } from '#server/modules/signing/signing/identity/end-identities.ts';
import { endImports } from '#server/modules/signing/signing/identity/end-imports.ts';
import {
  type IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';

/** The signing that ends, who ends it, why and as of when. */
interface SigningEnd {
  /** Live, and held by the transaction. */
  readonly signing: IndividualSigning;
  readonly actor: Actor;
  readonly reason: IndividualSigningEnd;
  readonly endedAt: Date;
}

/** Ends a live individual signing, what is tied to it, and what its signer had signed elsewhere. */
export async function endIndividualSigning(
  ctx: AppContext,
  tx: Change,
  { signing, actor, reason, endedAt }: SigningEnd,
): Promise<void> {
  const { id, reference, link } = signing;
  Object.assign(signing, { endedAt, endedBy: actorKey(actor), endReason: reason });
  if (reason !== IndividualSigningEnd.ENDED_BY_COMMUNITY) {
    // What the community had decided came to nothing.
    Object.assign(signing, { endsAt: null, endNote: null });
  }
  await endImports(ctx, tx, { link, actor, signings: [signing], reason });
  await endIdentities(ctx, tx, { link, actor, signings: [id] });
  const isNow = endedAt.getTime() === ctx.now().getTime();
  const details = { reference, reason, ...(isNow ? {} : { endedAt: endedAt.toISOString() }) };
  tx.audit({ action: 'INDIVIDUAL_SIGNING_ENDED', actor, link, subject: id, details });
}
