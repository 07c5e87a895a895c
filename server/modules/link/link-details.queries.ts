import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { findClaUsage } from '#server/modules/cla/cla-usage.queries.ts';
import { Cla, ClaState } from '#server/modules/cla/cla.entity.ts';
import type { SenderProvider } from '#server/modules/sender/sender-credential.entity.ts';
import type { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { Link } from './link.entity.ts';
import { getOwnLink } from './own-link.ts';

/** Signings of a link that have not ended, by kind. */
export interface SigningCounts {
  readonly individual: number;
  readonly corporation: number;
  readonly employee: number;
}

/** A version of a CLA as its community sees it. */
export interface ClaVersion {
  readonly cla: Cla;
  readonly state: Cla['state'];
  readonly sourceUrl: string | null;
  readonly signingCount: number;
  readonly removable: boolean;
}

/** A link as its managers see it. */
export interface LinkDetails {
  readonly link: Link;
  readonly senderProvider: SenderProvider | null;
  readonly ownerAccount: string;
  readonly signingCounts: SigningCounts;
  readonly corporationCounts: Record<CorporationSigningState, number>;
  readonly claVersions: readonly ClaVersion[];
  readonly unlinkable: boolean;
}

/** A link with all that its managers know of it. Errors: those of `getOwnLink`. */
export async function getLinkDetails(ctx: AppContext, linkId: string): Promise<LinkDetails> {
  const { link } = await getOwnLink(ctx, linkId);
  return detailsOf(ctx, link);
}

/** The details of a link as it is now, whose manager was checked before. */
export async function detailsOf(ctx: AppContext, { id }: Pick<Link, 'id'>): Promise<LinkDetails> {
  // What a change wrote is newer than what the request read before it.
  ctx.em.clear();
  const stored = await ctx.em.findOneOrFail(Link, id);
  const [details] = await findLinkDetails(ctx, [stored]);
  if (details === undefined) {
    throw new TypeError('a link has no details');
  }
  return details;
}

/** The details of links whose manager was checked before, in their order; as many statements for a hundred as for one. */
export async function findLinkDetails(ctx: AppContext, links: readonly Link[]): Promise<LinkDetails[]> {
  const { em } = ctx;
  const populated = await em.populate([...links], ['owner', 'senderCredential']);
  const versions = await findVersions(em, links);
  const counts = await countSignings(em, links);
  return populated.map((link) => {
    const { signed, ...counted } = counts.get(link.id) ?? NOTHING;
    return {
      link,
      senderProvider: link.senderCredential?.$.provider ?? null,
      ownerAccount: link.owner.$.account,
      claVersions: versions.filter(({ cla }) => cla.link.id === link.id),
      signingCounts: {
        individual: counted.individual,
        corporation: counted.uncompleted + counted.completed,
        employee: counted.employee,
      },
      corporationCounts: pickCorporations(counted),
      unlinkable: !signed,
    };
  });
}

async function findVersions(em: Em, links: readonly Link[]): Promise<ClaVersion[]> {
  const clas = await em.find(Cla, { link: { $in: [...links] } }, { orderBy: { number: 'asc' } });
  const usage = await findClaUsage(em, clas);
  return clas.map((cla) => {
    const signingCount = usage.get(cla.id) ?? 0;
    const removable = cla.state === ClaState.CURRENT && signingCount === 0;
    return { cla, state: cla.state, sourceUrl: cla.sourceUrl ?? null, signingCount, removable };
  });
}

type Counts = Record<'individual' | 'employee' | CorporationSigningState, number> & { readonly signed: boolean };

const NOTHING: Counts = { individual: 0, employee: 0, uncompleted: 0, completed: 0, deleted: 0, signed: false };

function pickCorporations({
  uncompleted,
  completed,
  deleted,
}: Omit<Counts, 'signed'>): LinkDetails['corporationCounts'] {
  return { uncompleted, completed, deleted };
}

const COUNT_STATEMENT = `
select l.id, i.individual, e.employee, c.uncompleted, c.completed, c.deleted,
  i.total + e.total + c.total > 0 as signed
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
    count(*) filter (where state = 'completed')::int as completed,
    count(*) filter (where state = 'deleted')::int as deleted
  from corporation_signing where link_id = l.id
) c
where l.id in (?)`;

async function countSignings(em: Em, links: readonly Link[]): Promise<ReadonlyMap<string, Counts>> {
  if (links.length === 0) {
    return new Map();
  }
  const rows = await em.execute<(Counts & { id: string })[]>(COUNT_STATEMENT, [links.map(({ id }) => id)]);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The ids of those links at which anybody has ever signed anything. */
export async function findSignedLinks(em: Em, links: readonly Link[]): Promise<ReadonlySet<string>> {
  const counts = await countSignings(em, links);
  return new Set([...counts].filter(([, { signed }]) => signed).map(([id]) => id));
}
