import type { Client } from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { DEMO_LINK_ID, seedDemo } from '#server/demo/seed-demo.ts';
import { createLog } from '#server/http/create-log.ts';
import { createThreadPool } from '#server/isolation/thread-pool.ts';

/** Migrates an empty database and stores the demo community, whose signings are measured. */
export async function prepareCommunity(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgresql', url });
  await migrate(database);
  const threads = createThreadPool(createLog('silent'));
  await seedDemo(database.orm, threads, new Date());
  await threads.close();
  await database.orm.close();
}

/** Inserts signings number `from` to `to` of the demo's English CLA, with invented values. */
const INSERT = `
insert into individual_signing (id, reference, link_id, cla_id, language, name, email, email_key, field_values, document_sha256,
  document_token_hash, consent_version, consent_language, signed_at)
select gen_random_uuid(), 'BENCH-' || n, c.link_id, c.id, 'en', 'Example Signer', email, email, '{}', c.document_sha256,
  encode(sha256(email::bytea), 'hex'), '1', 'en', now()
from cla c join link l on l.id = c.link_id, generate_series($2::int, $3::int) n, lateral (select 'signer-' || n || '@example.org' as email) e
where l.link_id = $1 and c.type = 'individual' and c.language = 'en'`;

/** Adds signings until there are `count`, and updates the planner's statistics. */
export async function growTo(client: Client, count: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from individual_signing');
  await client.query(INSERT, [DEMO_LINK_ID, (rows[0]?.count ?? 0) + 1, count]);
  await client.query('vacuum analyze individual_signing');
}

/** Returns the address of a random signing among the first `count`. */
export function randomEmail(count: number): string {
  return `signer-${1 + Math.floor(Math.random() * count)}@example.org`;
}
