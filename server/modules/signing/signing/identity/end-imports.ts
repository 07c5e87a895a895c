import type { Change } from '#server/change.ts';
import type { ChangeContext } from '#server/context.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import type { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';

interface EndedSigners {
  readonly link: { readonly id: string };
  readonly signings: readonly Pick<IndividualSigning, 'id' | 'emailKey'>[];
  readonly actor: Actor;
  readonly reason: string;
}

/** By an account that is tied to the signing, or by its address or one that is tied to it, as the source states it. */
const END = `
with tie as (select * from proved_identity where signing = any($2::uuid[]) and ended_at is null),
named as (
  select i.id from imported_identity i where i.link_id = $1 and lower(i.stated_email) in (
    select unnest($3::text[]) union select email_key from tie
  )
  union select i.id from imported_identity i
  join tie t on t.platform = i.platform and t.host = i.host and t.account_id = i.account_id
  where i.link_id = $1 and i.ended_at is null
)
update imported_identity i set ended_at = $4, end_reason = $5 from named
where i.id = named.id and i.ended_at is null returning i.id`;

/** Ends what the signers of live signings that end had signed elsewhere, so that it does not go on covering them. */
export async function endImports(ctx: ChangeContext, tx: Change, ended: EndedSigners): Promise<void> {
  const { link, signings, actor, reason } = ended;
  const [ids, addresses] = [signings.map(({ id }) => id), signings.map(({ emailKey }) => emailKey)];
  const imports = await runStatement<{ id: string }>(tx.em, END, [link.id, ids, addresses, ctx.now(), reason]);
  if (imports.length === 0) {
    return;
  }
  const { linkId } = await tx.em.findOneOrFail(Link, link.id);
  for (const { id } of imports) {
    tx.audit({ action: 'IMPORTED_ACCOUNT_ENDED', actor, link, subject: id, details: { linkId, reason } });
  }
}
