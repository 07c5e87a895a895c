import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';

/** Days for which a mail that could not be delivered is shown. */
export const FAILED_EMAIL_DAYS = 30;

/** What waits for the managers of a link, and how many have signed there; all are numbers. */
export interface LinkWaits {
  /** Corporations whose signed document waits for a review, was never uploaded, or was returned. */
  readonly awaitingReview: number;
  readonly awaitingDocument: number;
  readonly awaitingCorrection: number;
  /** Employee signings about which no manager of their corporation has decided. */
  readonly waitingEmployees: number;
  /** Mails of the last 30 days that could not be delivered. */
  readonly failedEmails: number;
  /** Signed documents that could not be derived. */
  readonly failedDocuments: number;
  /** Connections of its gated repositories that the platform refuses, and repositories out of their reach. */
  readonly pausedConnections: number;
  readonly unreachableRepositories: number;
  /** Open pull requests of gated repositories that are not covered, or of which it is not known. */
  readonly uncoveredPullRequests: number;
  readonly unknownPullRequests: number;
  readonly switchedOffWebhooks: number;
}

interface CountRow extends LinkWaits {
  readonly individual: number;
  readonly employee: number;
  readonly corporation: number;
}

/** Signings that have not ended, by kind. */
interface Counted {
  readonly waits: LinkWaits;
  readonly signings: { readonly individual: number; readonly employee: number; readonly corporation: number };
}

/** Each count has an index that holds its condition, so that none of them reads what has long been settled. */
const STATEMENT = `
with l as materialized (select ?::uuid as id, ?::timestamptz as since)
select c.*, d.*, g.*, r.*,
  (select count(*) from individual_signing, l where link_id = l.id and ended_at is null)::int as individual,
  (select count(*) from employee_signing, l
    where link_id = l.id and state <> 'removed' and suspended_at is null)::int as employee,
  (select count(*) from employee_signing s, l
    where s.link_id = l.id and s.state = 'inactive' and s.suspended_at is null
      and (select count(*) <= 2 * count(*) filter (where h.operation_id is not null and h.email_id is null)
        from employee_signing_change h where h.employee_signing_id = s.id))::int as "waitingEmployees",
  (select count(*) from email, l
    where link_id = l.id and state = 'failed' and created_at >= l.since)::int as "failedEmails",
  (select count(*) from webhook, l where link_id = l.id and not active)::int as "switchedOffWebhooks"
from (
  select count(*)::int as corporation,
    count(*) filter (where state = 'uncompleted' and pdf_uploaded_at is not null)::int as "awaitingReview",
    count(*) filter (
      where state = 'uncompleted' and pdf_uploaded_at is null and returned_at is null)::int as "awaitingDocument",
    count(*) filter (
      where state = 'uncompleted' and pdf_uploaded_at is null and returned_at is not null)::int as "awaitingCorrection"
  from corporation_signing, l where link_id = l.id and state in ('uncompleted', 'completed')
) c, (
  select count(*)::int as "failedDocuments" from signing_act a, l
  where a.gave_up_at is not null and (
    exists (select 1 from individual_signing where id = a.signing and link_id = l.id)
    or exists (select 1 from employee_signing where id = a.signing and link_id = l.id)
    or exists (select 1 from corporation_signing where id = a.signing and link_id = l.id))
) d, (
  select count(distinct p.id) filter (where p.state = 'paused')::int as "pausedConnections",
    count(*) filter (where p.state = 'active' and q.parked_at is not null)::int as "unreachableRepositories"
  from gated_repository q join platform_connection p on p.id = q.connection_id, l
  where q.link_id = l.id and q.mode <> 'excluded'
) g, (
  select count(*) filter (where p.verdict = 'uncovered')::int as "uncoveredPullRequests",
    count(*) filter (where p.verdict = 'unknown')::int as "unknownPullRequests"
  from gated_repository q join pull_request p on p.repository_id = q.id, l
  where q.link_id = l.id and q.mode <> 'excluded' and p.state = 'open'
) r`;

/** Counts what waits at a link and who has signed there, after permission was checked; one statement. */
export async function countLinkWaits(em: Em, { id }: Pick<Link, 'id'>, now: Date): Promise<Counted> {
  const since = new Date(now.getTime() - FAILED_EMAIL_DAYS * 86_400_000);
  const [row] = await em.execute<CountRow[]>(STATEMENT, [id, since]);
  if (row === undefined) {
    throw new TypeError('counting answered no row');
  }
  const { individual, employee, corporation, ...waits } = row;
  return { waits, signings: { individual, employee, corporation } };
}
