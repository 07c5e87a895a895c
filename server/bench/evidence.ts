import type { Client } from 'pg';
import type { Result } from './measure.ts';
import { compareThroughput, SMALL } from './signing-status.ts';

/** Events of each signing. */
const EVENTS = 10;

const QUERY = `query ($sha256: ID!) { verifyDocument(sha256: $sha256) {
  known kind reference community claVersion documentSha256 signedAt state signer sealGap chain { sequence eventHash checkpointAt }
} }`;

/** The fingerprint of a signing's document, of its reference; the document has no other bytes. */
const FINGERPRINT = `encode(sha256(reference::bytea), 'hex')`;

const DOCUMENTS = `insert into document (sha256, bytes, size, media_type, created_at)
select ${FINGERPRINT}, reference::bytea, length(reference), 'application/pdf', now() from individual_signing`;

const EVENTS_OF_SIGNINGS = `insert into audit_event (id, action, actor, subject, details, created_at)
select gen_random_uuid(), case n when 1 then 'INDIVIDUAL_SIGNED' else 'DOCUMENT_COMPOSED' end, 'signer', s.id,
  jsonb_build_object('reference', s.reference, 'documentSha256', s.document_sha256), now()
from individual_signing s, generate_series(1, ${EVENTS}) n`;

/** Gives every signing its own document and audit events. */
export async function addEvidence(client: Client): Promise<void> {
  await client.query(DOCUMENTS);
  await client.query(`update individual_signing set document_sha256 = ${FINGERPRINT}`);
  await client.query(EVENTS_OF_SIGNINGS);
  await client.query('vacuum analyze individual_signing, document, audit_event');
}

/** Compares answers about documents with the hand-written route for signing status. */
export async function compareVerification(address: string, rawUrl: string): Promise<Result> {
  const bodies = Array.from({ length: 500 }, async () => {
    const reference = `BENCH-${1 + Math.floor(Math.random() * SMALL)}`;
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reference));
    return JSON.stringify({ query: QUERY, variables: { sha256: Buffer.from(digest).toString('hex') } });
  });
  const [body = '', ...others] = await Promise.all(bodies);
  const headers = { 'content-type': 'application/json' };
  const answer = await (await fetch(`${address}/graphql`, { method: 'POST', headers, body })).text();
  if (!answer.includes('"COUNTS"')) {
    throw new Error(`not what was expected: ${answer.slice(0, 300)}`);
  }
  const url = `${address}/graphql`;
  return compareThroughput(rawUrl, { url, bodies: [body, ...others], what: '`verifyDocument`', bar: '>= 0.6' });
}
