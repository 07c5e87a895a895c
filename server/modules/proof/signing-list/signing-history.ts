import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { requireStorableDates } from '#server/db/storable-date.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import { getReadableLink } from '#server/modules/community/link/own-link.ts';
import { PERIODS_MAX, periodStart, periodsBetween, stepBack, type TimeUnit } from './time-unit.rules.ts';

/** Which periods are wanted. */
export interface SigningHistoryInput {
  readonly linkId: string;
  readonly unit: TimeUnit;
  /** In the first period; by default when the link was created, at most 400 periods ago. */
  readonly from?: Date | null | undefined;
  /** In the last period; now by default. */
  readonly to?: Date | null | undefined;
}

/** What happened at a link in one day, week or month. */
export interface SigningPeriod {
  readonly start: Date;
  /** Signings of that time, by kind. */
  readonly individual: number;
  readonly employee: number;
  readonly corporation: number;
  /** Signings of any kind that ended in that time. */
  readonly ended: number;
}

interface PeriodRow extends Omit<SigningPeriod, 'start'> {
  readonly start: Date | string;
}

/** Counts times by period. */
const counted = (times: string, as: string): string =>
  `left join (select date_trunc(u.unit, at, 'UTC') as start, count(*)::int as count from u, (${times}) t group by 1) ${as}
  on ${as}.start = p.start`;

const signed = (table: string): string =>
  `select signed_at as at from ${table}, u where link_id = u.link and signed_at >= u.first and signed_at < u.past`;

const ENDED = `
select ended_at as at from individual_signing, u where link_id = u.link and ended_at >= u.first and ended_at < u.past
union all
select deleted_at from corporation_signing, u where link_id = u.link and deleted_at >= u.first and deleted_at < u.past
union all
select (select max(h.changed_at) from employee_signing_change h where h.employee_signing_id = e.id and h.state = 'removed')
from employee_signing e, u where e.link_id = u.link and e.state = 'removed'`;

const STATEMENT = `
with u as materialized (
  select ?::uuid as link, ?::text as unit, ?::timestamptz as first, ?::timestamptz as past
), p as (
  select time at time zone 'UTC' as start
  from u, generate_series(u.first at time zone 'UTC', (u.past at time zone 'UTC') - interval '1 second', ('1 ' || u.unit)::interval) time
)
select p.start, coalesce(i.count, 0) as individual, coalesce(e.count, 0) as employee,
  coalesce(c.count, 0) as corporation, coalesce(x.count, 0) as ended
from p
${counted(signed('individual_signing'), 'i')}
${counted(signed('employee_signing'), 'e')}
${counted(signed('corporation_signing'), 'c')}
${counted(ENDED, 'x')}
order by p.start`;

/**
 * Counts signings by day, week (from Monday) or month, in UTC, oldest first; periods without any are included. Errors:
 * those of `getReadableLink`; `bad_request_parameter` with `from` when it is after `to` or more than 400 periods before
 * it, and with either when a period lies outside the years 1 to 9999.
 */
export async function getSigningHistory(ctx: AppContext, input: SigningHistoryInput): Promise<SigningPeriod[]> {
  const { link } = await getReadableLink(ctx, input.linkId, ApiKeyScope.SIGNINGS_READ);
  const { unit } = input;
  const last = periodStart(input.to ?? ctx.now(), unit);
  const earliest = stepBack(last, unit, PERIODS_MAX - 1);
  const created = periodStart(link.createdAt < last ? link.createdAt : last, unit);
  const byDefault = created > earliest ? created : earliest;
  const first = input.from ? periodStart(input.from, unit) : byDefault;
  requireStorableDates({ to: last, from: first });
  requireStorableDates({ to: stepBack(last, unit, -1) });
  if (first > last || periodsBetween(first, last, unit) > PERIODS_MAX) {
    throw new AppError('bad_request_parameter', { field: 'from' });
  }
  return countPeriods(ctx.em, { link: link.id, unit, first, last });
}

interface WantedPeriods {
  /** Id of the link's row. */
  readonly link: string;
  readonly unit: TimeUnit;
  /** When the first and the last period begin. */
  readonly first: Date;
  readonly last: Date;
}

/** Counts the signings of a link by period, after permission was checked; one statement. */
export async function countPeriods(em: Em, { link, unit, first, last }: WantedPeriods): Promise<SigningPeriod[]> {
  const rows = await em.execute<PeriodRow[]>(STATEMENT, [link, unit, first, stepBack(last, unit, -1)]);
  return rows.map((row) => ({ ...row, start: new Date(row.start) }));
}
