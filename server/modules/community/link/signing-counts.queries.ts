import type { Em } from '#server/db/open-database.ts';
import type { Link } from './link.entity.ts';

/** Counts of signings at a link. */
export interface LinkCounts {
  /** Signings that have not ended, by kind. */
  readonly signings: { readonly individual: number; readonly corporation: number; readonly employee: number };
  /** Corporations in each state. */
  readonly corporations: {
    readonly uncompleted: number;
    /** Of the uncompleted ones, those whose signed document is missing, waits for a review, or was returned. */
    readonly awaitingDocument: number;
    readonly awaitingCorrection: number;
    readonly awaitingReview: number;
    readonly completed: number;
    readonly deleted: number;
  };
  /** Whether anybody has ever signed, including signings that have ended and imported accounts. */
  readonly signed: boolean;
}

interface CountRow {
  readonly id: string;
  readonly individual: number;
  readonly employee: number;
  readonly uncompleted: number;
  readonly awaitingDocument: number;
  readonly awaitingReview: number;
  readonly awaitingCorrection: number;
  readonly completed: number;
  readonly deleted: number;
  readonly signed: boolean;
}

const COUNT_STATEMENT = `
select l.id, i.individual, e.employee, c.uncompleted, c.missing as "awaitingDocument",
  c.waiting as "awaitingReview", c.returned as "awaitingCorrection", c.completed, c.deleted,
  i.total + e.total + c.total > 0 or exists (select 1 from imported_identity where link_id = l.id) as signed
from link l
cross join lateral (
  select count(*)::int as total, count(*) filter (where ended_at is null)::int as individual
  from individual_signing where link_id = l.id
) i
cross join lateral (
  select count(*)::int as total,
    count(*) filter (where state <> 'removed' and suspended_at is null)::int as employee
  from employee_signing where link_id = l.id
) e
cross join lateral (
  select count(*)::int as total,
    count(*) filter (where state = 'uncompleted')::int as uncompleted,
    count(*) filter (where state = 'uncompleted' and pdf_uploaded_at is null and returned_at is null)::int as missing,
    count(*) filter (where state = 'uncompleted' and pdf_uploaded_at is not null)::int as waiting,
    count(*) filter (where state = 'uncompleted' and pdf_uploaded_at is null and returned_at is not null)::int as returned,
    count(*) filter (where state = 'completed')::int as completed,
    count(*) filter (where state = 'deleted')::int as deleted
  from corporation_signing where link_id = l.id
) c
where l.id in (?)`;

/** Counts the signings of links, by link id; one statement. */
export async function countSignings(em: Em, links: readonly Link[]): Promise<ReadonlyMap<string, LinkCounts>> {
  if (links.length === 0) {
    return new Map();
  }
  const rows = await em.execute<CountRow[]>(COUNT_STATEMENT, [links.map(({ id }) => id)]);
  return new Map(rows.map((row) => [row.id, toCounts(row)]));
}

/** Whether anybody has ever signed at a link. */
export async function isSignedLink(em: Em, link: Link): Promise<boolean> {
  return (await countSignings(em, [link])).get(link.id)?.signed === true;
}

function toCounts({ id: _id, individual, employee, signed, ...corporations }: CountRow): LinkCounts {
  const corporation = corporations.uncompleted + corporations.completed;
  return { signings: { individual, corporation, employee }, corporations, signed };
}
