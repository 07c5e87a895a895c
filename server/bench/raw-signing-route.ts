import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';

/**
 * What signing requests are measured against: a hand-written Fastify route that makes the same writes in one
 * transaction (the code is used up; signing, act, audit event, mail and job are stored) on a pool of the same size, and
 * does nothing else: it checks no form, derives no document and sends no mail.
 */
interface SigningBody {
  readonly linkId: string;
  readonly claId: string;
  readonly email: string;
  readonly name: string;
  readonly codeHmac: string;
}

const HOLD = `
select l.id as link_id from cla c join link l on l.id = c.link_id
where c.id = $1 and l.link_id = $2 and c.state = 'current' and l.unlinked_at is null for share`;
const USE_CODE = `
update verification_code set used_at = now()
where purpose = 'individual_signing' and scope = $1 and address_key = $2 and code_hmac = $3
  and used_at is null and superseded_at is null and expires_at > now()`;
const INSERT_SIGNING = `
insert into individual_signing (id, reference, link_id, cla_id, language, name, email, email_key, field_values,
  document_token_hash, consent_version, consent_language, signed_at)
values ($1, $2, $3, $4, 'en', $5, $6, $6, '{}', $7, '1', 'en', now())`;
const INSERT_ACT = `insert into signing_act (signing, act) values ($1, $2)`;
const INSERT_MAIL = `
insert into email (id, template, language, recipient, link_id, data, attachments, state, attempts, created_at)
values ($1, 'individual_signed', 'en', $2, $3, $4, '[]', 'sent', 0, now())`;
const INSERT_EVENT = `
insert into audit_event (id, action, actor, subject, details, ip, created_at)
values ($1, 'INDIVIDUAL_SIGNED', 'signer', $2, $3, '127.0.0.1', now())`;
const CREATE_JOBS = `create table if not exists raw_job (id uuid primary key, name text not null, data jsonb not null)`;
const INSERT_JOB = `insert into raw_job (id, name, data) values ($1, 'compose-document', $2)`;

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
await pool.query(CREATE_JOBS);

async function sign(client: PoolClient, { linkId, claId, email, name, codeHmac }: SigningBody): Promise<string> {
  const held = await client.query<{ link_id: string }>({ name: 'hold', text: HOLD, values: [claId, linkId] });
  const link = held.rows[0]?.link_id;
  const used = await client.query({ name: 'use-code', text: USE_CODE, values: [link, email, codeHmac] });
  if (used.rowCount !== 1) {
    throw new Error('the code does not match');
  }
  const [id, reference] = [randomUUID(), `SG-${randomBytes(8).toString('hex')}`];
  const tokenHash = createHash('sha256').update(randomBytes(32)).digest('hex');
  const values = [id, reference, link, claId, name, email, tokenHash];
  await client.query({ name: 'insert-signing', text: INSERT_SIGNING, values });
  const facts = JSON.stringify({ reference, linkId, name, email });
  await client.query({ name: 'insert-act', text: INSERT_ACT, values: [id, facts] });
  await client.query({ name: 'insert-mail', text: INSERT_MAIL, values: [randomUUID(), email, link, facts] });
  const details = JSON.stringify({ reference, linkId });
  await client.query({ name: 'insert-event', text: INSERT_EVENT, values: [randomUUID(), id, details] });
  const job = JSON.stringify({ signingId: id });
  await client.query({ name: 'insert-job', text: INSERT_JOB, values: [randomUUID(), job] });
  return reference;
}

const app = fastify();
app.post<{ Body: SigningBody }>('/sign', async ({ body }) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const reference = await sign(client, body);
    await client.query('commit');
    return { reference };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});
process.stdout.write(`listens at ${await app.listen({ port: 0 })}\n`);
