import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';

/**
 * Whether nobody has proved the address of a signing: a source named it, and no code has come back from it since. A file
 * can name any number of strangers.
 */
export const isUnproved = (signing: string): string => `(
  exists (select 1 from signing_origin o where o.signing = ${signing} and o.level in ('account', 'listed'))
  and not exists (select 1 from proved_identity p where p.signing = ${signing}))`;

const UNPROVED = `select s.id from unnest($1::uuid[]) s(id) where ${isUnproved('s.id')}`;

/** Finds which signings, by their ids, have an address that nobody has proved. They get no mails about their state. */
export async function findUnproved(em: Em, signings: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await runStatement<{ id: string }>(em, UNPROVED, [signings]);
  return new Set(rows.map(({ id }) => id));
}
