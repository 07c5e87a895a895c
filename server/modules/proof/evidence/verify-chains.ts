import { hash as digestOf } from 'node:crypto';
import type { Em } from '#server/db/open-database.ts';
import { SERVICE_CHAIN } from '#server/modules/ground/audit/audit-event.entity.ts';
import { eventBody } from '#server/modules/ground/audit/event-body.ts';

/** Events read at once; the process does nothing else while it checks them, some tens of milliseconds. */
const BATCH = 2000;

/** What a check of the audit chains found. */
export interface ChainReport {
  /** Events that were checked. */
  readonly events: number;
  /** What is wrong with the first broken event; undefined when none is. */
  readonly problem: string | undefined;
}

export interface ChainCheck {
  /** Checks events from then on, and that they follow the event before; default: all, whatever times they state. */
  readonly since?: Date;
  /** Called with the number of events checked so far. */
  readonly onProgress?: (events: number) => void;
}

interface EventRow {
  readonly id: string;
  readonly chain: string;
  readonly link_id: string | null;
  readonly action: string;
  readonly actor: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number>> | string;
  readonly created_at: Date | string;
  readonly sequence: number;
  readonly previous_hash: string;
  readonly body: string;
  readonly hash: string;
}

/** Sequences begin with 1, but tampered events may have any. */
const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

/** Ordered by the column `sequence`, as the index of chains is, and not by the number that is answered under its name. */
const STATEMENT = `
select id, coalesce(link_id, '${SERVICE_CHAIN}') as chain, link_id, action, actor, subject, details, created_at,
  sequence::float8, previous_hash, body, hash
from audit_event e
where created_at >= ? and (coalesce(link_id, '${SERVICE_CHAIN}'), e.sequence) > (?, ?)
order by coalesce(link_id, '${SERVICE_CHAIN}'), e.sequence limit ${BATCH}`;

/** Recomputes the audit chains, event by event, and stops at the first that does not fit. Memory stays flat. */
export async function verifyChains(em: Em, { since, onProgress }: ChainCheck = {}): Promise<ChainReport> {
  let events = 0;
  let last: EventRow | undefined;
  for await (const rows of readBatches(em, since)) {
    for (const row of rows) {
      // Chains are in the order of commits, not of times: the event between two new ones may be older than `since`.
      const isNext = last?.chain === row.chain && last.sequence === row.sequence - 1;
      const before = isNext ? last : await findBefore(em, row);
      const problem = problemOf(row, before);
      if (problem !== undefined) {
        return { events, problem: `event ${row.sequence} of the chain ${row.chain} (${row.id}) ${problem}` };
      }
      last = row;
      events += 1;
    }
    onProgress?.(events);
  }
  return { events, problem: undefined };
}

/** Reads events in the order of their chains. The database reads the next ones while the last ones are checked. */
async function* readBatches(em: Em, since: Date | undefined): AsyncGenerator<readonly EventRow[]> {
  const read = (chain: string, sequence: number): Promise<EventRow[]> =>
    em.execute(STATEMENT, [since ?? '-infinity', chain, sequence]);
  let next: Promise<EventRow[]> | undefined = read(SERVICE_CHAIN, BEFORE_ALL);
  while (next !== undefined) {
    const rows: EventRow[] = await next;
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    next = last && read(last.chain, last.sequence);
    // Awaited in the next round, or never when an event does not fit.
    next?.catch(() => undefined);
    yield rows;
  }
}

type Before = Pick<EventRow, 'sequence' | 'hash'>;

/** The event before the first one that is checked of a chain. */
async function findBefore(em: Em, { chain, sequence }: EventRow): Promise<Before | undefined> {
  const rows: Before[] = await em.execute(
    `select sequence::float8, hash from audit_event e where coalesce(link_id, '${SERVICE_CHAIN}') = ? and e.sequence < ?
     order by e.sequence desc limit 1`,
    [chain, sequence],
  );
  return rows[0];
}

const START: Before = { sequence: 0, hash: '0'.repeat(64) };

function problemOf(row: EventRow, before: Before = START): string | undefined {
  if (row.sequence !== before.sequence + 1) {
    return `follows event ${before.sequence}: events are missing`;
  }
  if (row.previous_hash !== before.hash) {
    return 'does not follow the event before it';
  }
  if (row.hash !== hashOf(row)) {
    return 'does not have the hash of its contents';
  }
  const facts = factsOf(row);
  // PostgreSQL knows times that no event can have, such as infinity.
  const isPossible = !Number.isNaN(facts.createdAt.getTime());
  return isPossible && row.body === eventBody(facts) ? undefined : 'has columns that differ from what was hashed';
}

/** What an event's hash covers: the hash before it, its sequence, and the SHA-256 of its body. */
const COVERED = { sequence: 32, digest: 40, length: 72 } as const;

function hashOf({ previous_hash, sequence, body }: EventRow): string {
  const covered = Buffer.alloc(COVERED.length);
  covered.write(previous_hash, 'hex');
  covered.writeBigUInt64BE(BigInt(sequence), COVERED.sequence);
  covered.write(digestOf('sha256', body), COVERED.digest, 'hex');
  return digestOf('sha256', covered);
}

/** Drivers return JSON parsed or as text. */
function factsOf({
  details,
  created_at: createdAt,
  link_id: linkId,
  ...row
}: EventRow): Parameters<typeof eventBody>[0] {
  const parsed = typeof details === 'string' ? (JSON.parse(details) as Record<string, string | number>) : details;
  return { ...row, details: parsed, createdAt: new Date(createdAt), linkId };
}
