import type { Change } from '#server/change.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { findConcerned } from '#server/modules/gate/judging/find-concerned.ts';
import { enqueueJudging } from '#server/modules/gate/judging/judge-again.job.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { forgetAddresses } from '#server/modules/signing/signing/forget-addresses.ts';
import type { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { erasedAccount } from '#server/modules/signing/signing/origin/erased-origin.rules.ts';

/** One whose owner has proved an address is a signing, and is erased with it. */
export const UNPROVED = `not exists (select from signing_origin o where o.key = s.key)`;

/** As of a signing: its row of the source, and the account, stay away when a file is imported. */
const FORGET = `
with forgotten as (delete from imported_identity where id = $1 returning key, link_id)
insert into erased_origin (key_sha256, link_id)
select encode(sha256(convert_to(l.link_id || ':' || n.name, 'UTF8')), 'hex'), l.id
from forgotten f join link l on l.id = f.link_id
cross join (select f.key as name from forgotten f union select unnest($2::text[])) n
on conflict do nothing`;

/** Addresses that commits name together with the account, and the one that the source states. */
const ADDRESSES = `
select g.email_key as address from gate_subject g join imported_identity i on i.link_id = g.link_id
  and i.host = g.host and i.account_id = g.account_id where i.id = $1 and g.email_key <> ''
union select lower(stated_email) from imported_identity where id = $1 and stated_email is not null`;

interface IdentityErasure {
  readonly identity: ImportedIdentity;
  readonly actor: Actor;
  readonly reason: 'request' | 'age';
}

/**
 * Erases an imported account for which nobody has proved an address, and what the check of pull requests knows about it.
 * Its open pull requests are judged again.
 */
export async function eraseIdentity(tx: Change, { identity, actor, reason }: IdentityErasure): Promise<void> {
  const { id, link, host, accountId } = identity;
  enqueueJudging(tx, await findConcerned(tx.em, { action: 'IMPORTED_ACCOUNT_ERASED', subject: id, details: {} }));
  const named = await runStatement<{ address: string }>(tx.em, ADDRESSES, [id]);
  await runStatement(tx.em, FORGET, [id, accountId ? [erasedAccount(host ?? '', accountId)] : []]);
  await forgetAddresses(tx.em, {
    link: link.id,
    addresses: named.map(({ address }) => address),
    hosts: accountId ? [host ?? ''] : [],
    accountIds: accountId ? [accountId] : [],
    corporations: [],
  });
  tx.audit({ action: 'IMPORTED_ACCOUNT_ERASED', actor, link, subject: id, details: { reason } });
}
