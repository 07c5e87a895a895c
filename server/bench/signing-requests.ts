import type { Client } from 'pg';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { measureLoad, type ServerProcess } from './child.ts';
import { median, type Result } from './measure.ts';
import { signingBody } from './signer.ts';

const ROUNDS = 5;
/** Signings of one round, each with its own address and code. */
const SIGNINGS = 400;
const CONNECTIONS = 20;
const CODE = '123456';

/** The community to sign at, and the key under which its codes are stored. */
interface Community {
  readonly client: Client;
  readonly claId: string;
  readonly secretKey: string;
}

/** Stores a live code for each address, as if it had been sent; returns their HMACs. */
async function storeCodes({ client, secretKey }: Community, emails: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from link where link_id = $1', [DEMO_LINK_ID]);
  const scope = rows[0]?.id ?? '';
  const box = createSecretBox(secretKey);
  const hmacs = emails.map((email) =>
    box.hmac('verification-code', ['individual_signing', scope, email, CODE].join('\n')),
  );
  await client.query(
    `insert into verification_code (id, purpose, scope, address_key, code_hmac, attempts_left, created_at, expires_at)
     select gen_random_uuid(), 'individual_signing', $1, email, hmac, 5, now(), now() + interval '5 minutes'
     from unnest($2::text[], $3::text[]) as t (email, hmac)`,
    [scope, emails, hmacs],
  );
  return hmacs;
}

async function countSignings(client: Client, prefix: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int from individual_signing where email like $1',
    [`${prefix}-%`],
  );
  return rows[0]?.count ?? 0;
}

/** Waits until the service has derived all documents and sent all mails. */
async function waitForMails(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`select from email where state = 'queued' limit 1`);
    if (rows.length === 0) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Signs once with each of several new addresses; returns signings per second. Error: one was not stored. */
async function measureRound(
  community: Community,
  prefix: string,
  toLoad: (emails: readonly string[], hmacs: readonly string[]) => { url: string; bodies: string[] },
): Promise<number> {
  const emails = Array.from({ length: SIGNINGS }, (_, index) => `${prefix}-${index}@example.org`);
  const load = toLoad(emails, await storeCodes(community, emails));
  const { rate } = await measureLoad({ ...load, connections: CONNECTIONS });
  const stored = await countSignings(community.client, prefix);
  if (stored !== SIGNINGS) {
    throw new Error(`${SIGNINGS - stored} of ${SIGNINGS} signings of ${prefix} are missing`);
  }
  return rate;
}

/**
 * Measures signing requests a second of the service, and of a hand-written route that makes the same writes in one
 * transaction, in alternating rounds after a warm-up. The service derives documents and sends mails meanwhile, and
 * may finish that between the rounds.
 */
export async function compareSigningRequests(
  community: Community,
  { service, raw }: Readonly<Record<'service' | 'raw', ServerProcess>>,
): Promise<Result> {
  const { claId } = community;
  const rates = { service: [] as number[], raw: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rawRate = await measureRound(community, `raw-${round}`, (emails, hmacs) => ({
      url: `${raw.address}/sign`,
      bodies: emails.map((email, index) =>
        JSON.stringify({ linkId: DEMO_LINK_ID, claId, email, name: 'Example Signer', codeHmac: hmacs[index] }),
      ),
    }));
    // Afterwards the service works off its jobs, which would slow the next round of the raw route.
    const serviceRate = await measureRound(community, `graphql-${round}`, (emails) => ({
      url: `${service.address}/graphql`,
      bodies: emails.map((email) => signingBody(claId, email, CODE)),
    }));
    await waitForMails(community.client);
    // Round 0 is the warm-up.
    if (round > 0) {
      rates.raw.push(rawRate);
      rates.service.push(serviceRate);
    }
  }
  return {
    what: `signing requests, ${CONNECTIONS} connections`,
    measured: `${median(rates.service).toFixed(0)} a second`,
    comparedWith: `${median(rates.raw).toFixed(0)} a second of a hand-written Fastify + pg route with the same writes`,
    ratio: median(rates.service.map((rate, round) => rate / (rates.raw[round] ?? Number.NaN))),
    bar: '>= 0.4',
  };
}
