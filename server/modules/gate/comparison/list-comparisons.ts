import type { Loaded } from '@mikro-orm/core';
import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { findGatePolicy } from '#server/modules/gate/policy/gate-policy.queries.ts';
import { ComparisonResult } from './compare-verdicts.rules.ts';
import { VerdictComparison } from './verdict-comparison.entity.ts';
import type { ComparedDay, VerdictComparisonType } from './verdict-comparison.types.ts';

/** Days that the overview goes back. */
const DAYS = 28;

const DAY_MS = 86_400_000;

const BY_DAY = `
select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, result, count(*)::int as count
from verdict_comparison where link_id = ? and created_at >= ?
group by 1, 2 order by 1 desc`;

/** Compares the verdicts of a link with the old check that its policy names. Errors: those of `getOwnLink`. */
export async function findComparison(ctx: AppContext, linkId: string): Promise<VerdictComparisonType> {
  const { link } = await getOwnLink(ctx, linkId);
  const { oldCheck } = await findGatePolicy(ctx.em, link.id);
  return { oldCheck, days: await countByDay(ctx, link) };
}

async function countByDay(ctx: AppContext, link: Link): Promise<ComparedDay[]> {
  const since = new Date(ctx.now().getTime() - DAYS * DAY_MS);
  const rows = await ctx.em.execute<{ day: string; result: ComparisonResult; count: number }[]>(BY_DAY, [
    link.id,
    since.toISOString(),
  ]);
  return [...new Set(rows.map(({ day }) => day))].map((day) => {
    const count = (result: ComparisonResult): number =>
      rows.find((row) => row.day === day && row.result === result)?.count ?? 0;
    return {
      day,
      agreeing: count(ComparisonResult.AGREES),
      differing: count(ComparisonResult.DIFFERS),
      open: count(ComparisonResult.OPEN),
    };
  });
}

/** A difference with its pull request. */
export type PlacedComparison = Loaded<VerdictComparison, 'pullRequest.repository'>;

interface DifferencesInput extends PageRequest {
  readonly linkId: string;
}

/** Lists the heads of a link about which the old check differs, the latest first. Errors: those of `getOwnLink`, `findPage`. */
export async function listDifferences(
  ctx: AppContext,
  { linkId, ...page }: DifferencesInput,
): Promise<Page<PlacedComparison>> {
  const { link } = await getOwnLink(ctx, linkId);
  const where = { link: link.id, result: ComparisonResult.DIFFERS };
  const found = await findPage(ctx.em, VerdictComparison, { where, orderBy: { comparedAt: 'desc' }, page });
  return { ...found, entries: await ctx.em.populate([...found.entries], ['pullRequest.repository']) };
}
