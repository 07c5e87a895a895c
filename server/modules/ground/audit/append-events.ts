import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { eventBody, type EventFacts } from './event-body.ts';

/** An event that is not yet in its chain. */
export interface NewEvent extends EventFacts {
  readonly linkId: string | null;
  readonly ip: string;
}

const APPEND = `
insert into audit_event (id, action, actor, subject, details, ip, created_at, link_id, body)
select id, action, actor, subject, details, ip, "createdAt", "linkId", body
from rows from (json_to_recordset($1::json) as (
  id uuid, action text, actor text, subject uuid, details jsonb, ip text, "createdAt" timestamptz, "linkId" uuid, body text
)) with ordinality as event (id, action, actor, subject, details, ip, "createdAt", "linkId", body, position)
order by position`;

/**
 * Appends events to their chains, in one statement; call it last in the transaction. The database locks each chain
 * until the transaction ends, so the order (chains by link id, the service's last) keeps two transactions from waiting
 * for each other.
 */
export async function appendEvents(em: Em, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) {
    return;
  }
  const ordered = events.toSorted((a, b) => compareChains(a.linkId, b.linkId));
  const rows = ordered.map((event) => ({ ...event, body: eventBody(event) }));
  await runStatement(em, APPEND, [JSON.stringify(rows)]);
}

/** Orders link ids, null last. Equal ones keep their order, which is that of the events. */
function compareChains(a: string | null, b: string | null): number {
  if (a === b) {
    return 0;
  }
  return a === null || (b !== null && a > b) ? 1 : -1;
}
