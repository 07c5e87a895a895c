import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { graceEndOf } from '#server/modules/community/cla/pending-cla.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { readCounts } from '#server/modules/ground/counter/count-points.ts';
import { askedSubject } from './asked-subject.ts';
import { isUnmailed } from './unmailed.sql.ts';

/** How many have agreed to a new version of a CLA. */
export interface AgreementProgress {
  /** The new version. */
  readonly cla: Cla;
  /** Signings of the version, of individuals or of corporations. */
  readonly agreed: number;
  /** Signings of earlier versions that have not ended. */
  readonly outstanding: number;
  /** Of those, who are not mailed, because nobody has proved their address and the link has no sender of its own. */
  readonly unmailed: number;
  readonly graceEndsAt: Date;
  /** When those who have yet to agree can be asked again; null when they can be asked now. */
  readonly askableAt: Date | null;
}

/** Milliseconds for which the progress is shown after the grace period. */
const AFTERWARDS = 30 * 86_400_000;

const EARLIER = `(select o.id from cla o
  where o.link_id = c.link_id and o.type = c.type and o.language = c.language and o.state = 'superseded')`;

const signingsOf = (condition: string): string => `case c.type
    when 'individual' then (select count(*) from individual_signing s where s.ended_at is null and ${condition})
    else (select count(*) from corporation_signing s where s.state = 'completed' and ${condition})
  end::int`;

const STATEMENT = `
select c.id, ${signingsOf('s.cla_id = c.id')} as agreed, ${signingsOf(`s.cla_id in ${EARLIER}`)} as outstanding,
  ${signingsOf(`s.cla_id in ${EARLIER} and ${isUnmailed('s.id', 'c.link_id')}`)} as unmailed
from cla c where c.id = any(?::uuid[])`;

type CountRow = Pick<AgreementProgress, 'agreed' | 'outstanding' | 'unmailed'> & { readonly id: string };

/**
 * Counts how many have agreed to each new version of a link until a month after its grace period, after permission was
 * checked; versions to which nobody has yet to agree are left out.
 */
export async function findAgreementProgress(ctx: AppContext, link: Link): Promise<AgreementProgress[]> {
  const { em } = ctx;
  const current = await em.find(
    Cla,
    { link, state: ClaState.CURRENT, version: { $gt: 1 } },
    { orderBy: { createdAt: 'desc', id: 'asc' } },
  );
  const recent = current.filter((cla) => ctx.now().getTime() < graceEndOf(cla, link).getTime() + AFTERWARDS);
  if (recent.length === 0) {
    return [];
  }
  const counts = await countSignings(em, recent);
  const asked = await readCounts(
    ctx,
    em,
    recent.map(({ id }) => askedSubject(id)),
  );
  return recent
    .map((cla, index) => ({
      cla,
      agreed: counts.get(cla.id)?.agreed ?? 0,
      outstanding: counts.get(cla.id)?.outstanding ?? 0,
      unmailed: counts.get(cla.id)?.unmailed ?? 0,
      graceEndsAt: graceEndOf(cla, link),
      askableAt: (asked[index]?.points ?? 0) > 0 ? (asked[index]?.endsAt ?? null) : null,
    }))
    .filter(({ outstanding }) => outstanding > 0);
}

async function countSignings(em: Em, clas: readonly Cla[]): Promise<ReadonlyMap<string, CountRow>> {
  const rows = await em.execute<CountRow[]>(STATEMENT, [`{${clas.map(({ id }) => id).join(',')}}`]);
  return new Map(rows.map((row) => [row.id, row]));
}
