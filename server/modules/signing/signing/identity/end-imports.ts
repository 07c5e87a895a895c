import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import type {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';

interface EndedSigner {
  readonly link: Pick<Link, 'id' | 'linkId'>;
  readonly signing: Pick<IndividualSigning, 'id' | 'emailKey'>;
  readonly actor: Actor;
  readonly reason: IndividualSigningEnd;
}

/** By an account that is tied to the signing, or by its address or one that is tied to it, as the source states it. */
const END = `
with tie as (select * from proved_identity where signing = $2 and ended_at is null)
update imported_identity i set ended_at = $4, end_reason = $5
where i.link_id = $1 and i.ended_at is null and (
  lower(i.stated_email) = $3 or lower(i.stated_email) in (select email_key from tie)
  or (i.platform, i.host, i.account_id) in (select platform, host, account_id from tie)
) returning i.id`;

/** Ends what the signer of a live signing that ends had signed elsewhere, so that it does not go on covering them. */
export async function endImports(ctx: AppContext, tx: Change, ended: EndedSigner): Promise<void> {
  const { link, signing, actor, reason } = ended;
  const row = [link.id, signing.id, signing.emailKey, ctx.now(), reason];
  for (const { id } of await runStatement<{ id: string }>(tx.em, END, row)) {
    tx.audit({ action: 'IMPORTED_ACCOUNT_ENDED', actor, link, subject: id, details: { linkId: link.linkId, reason } });
  }
}
