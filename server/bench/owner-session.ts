import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';

/** Logs the owner of the demo community in; returns the headers of their requests. */
export async function logInAsOwner(client: Client): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into session (id, account_id, token_hash, csrf_hash, organizations, consent_exempt, created_at, seen_at, expires_at)
     select gen_random_uuid(), owner_id, $2, $2, '[]', true, now(), now(), now() + interval '1 day'
     from link where link_id = $1`,
    [DEMO_LINK_ID, createHash('sha256').update(token).digest('hex')],
  );
  return { cookie: `access_token=${token}; csrf_token=${token}`, token };
}
