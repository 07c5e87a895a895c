import { createHash } from 'node:crypto';
import type { Em } from '#server/db/open-database.ts';
import { SERVICE_CHAIN } from '#server/modules/audit/audit-event.entity.ts';
import { eventBody } from '#server/modules/audit/event-body.ts';

const BATCH = 10_000;

/** What a check of the audit chains found. */
export interface ChainReport {
  /** Events that were checked. */
  readonly events: number;
  /** What is wrong with the first broken event; undefined when none is. */
  readonly problem: string | undefined;
}

export interface ChainCheck {
  /** Checks events from then on, and that they follow the event before; default: all. */
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

const STATEMENT = `
select id, coalesce(link_id, '${SERVICE_CHAIN}') as chain, link_id, action, actor, subject, details, created_at,
  sequence::int, previous_hash, body, hash
from audit_event
where created_at >= ? and (coalesce(link_id, '${SERVICE_CHAIN}'), sequence) > (?, ?)
order by coalesce(link_id, '${SERVICE_CHAIN}'), sequence limit ${BATCH}`;

/** Recomputes the audit chains, event by event, and stops at the first that does not fit. Memory stays flat. */
export async function verifyChains(em: Em, { since = new Date(0), onProgress }: ChainCheck = {}): Promise<ChainReport> {
  let events = 0;
  let last: EventRow | undefined;
  for (;;) {
    const after = last === undefined ? [SERVICE_CHAIN, 0] : [last.chain, last.sequence];
    const rows: EventRow[] = await em.execute(STATEMENT, [since, ...after]);
    for (const row of rows) {
      const before = last?.chain === row.chain ? last : await findBefore(em, row);
      const problem = problemOf(row, before);
      if (problem !== undefined) {
        return { events, problem: `event ${row.sequence} of the chain ${row.chain} (${row.id}) ${problem}` };
      }
      last = row;
      events += 1;
    }
    onProgress?.(events);
    if (rows.length < BATCH) {
      return { events, problem: undefined };
    }
  }
}

type Before = Pick<EventRow, 'sequence' | 'hash'>;

/** The event before the first one that is checked of a chain. */
async function findBefore(em: Em, { chain, sequence }: EventRow): Promise<Before | undefined> {
  const rows: Before[] = await em.execute(
    `select sequence::int, hash from audit_event where coalesce(link_id, '${SERVICE_CHAIN}') = ? and sequence < ?
     order by sequence desc limit 1`,
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
  return row.body === eventBody(factsOf(row)) ? undefined : 'has columns that differ from what was hashed';
}

function hashOf({ previous_hash, sequence, body }: EventRow): string {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(sequence));
  const digest = createHash('sha256').update(body).digest();
  return createHash('sha256').update(previous_hash, 'hex').update(number).update(digest).digest('hex');
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
