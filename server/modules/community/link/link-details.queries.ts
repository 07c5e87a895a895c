import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { findClaUsage } from '#server/modules/community/cla/cla-usage.queries.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import type { SenderProvider } from '#server/modules/community/sender/sender-credential.entity.ts';
import { findCodeBudgets, type CodeBudget } from '#server/modules/ground/verification/code-budget.ts';
import type { LinkRole } from './link-role.rules.ts';
import { findLinkRoles } from './link-roles.queries.ts';
import { Link } from './link.entity.ts';
import { getOwnLink } from './own-link.ts';
import { countSignings, type LinkCounts } from './signing-counts.queries.ts';

/** A version of a CLA, as managers of its link see it. */
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
  /** What the caller may do. */
  readonly viewerRole: LinkRole;
  readonly signingCounts: LinkCounts['signings'];
  readonly corporationCounts: LinkCounts['corporations'];
  readonly codeBudget: CodeBudget;
  readonly claVersions: readonly ClaVersion[];
  readonly unlinkable: boolean;
}

/** Returns a link with its details for managers. Errors: those of `getOwnLink`. */
export async function getLinkDetails(ctx: AppContext, linkId: string): Promise<LinkDetails> {
  const { link } = await getOwnLink(ctx, linkId);
  return detailsOf(ctx, link);
}

/** Reads the current details of a link after permission was checked. */
export async function detailsOf(ctx: AppContext, { id }: Pick<Link, 'id'>): Promise<LinkDetails> {
  // The request may have cached the state before the change.
  ctx.em.clear();
  const stored = await ctx.em.findOneOrFail(Link, id);
  const [details] = await findLinkDetails(ctx, [stored]);
  if (details === undefined) {
    throw new TypeError('a link has no details');
  }
  return details;
}

/**
 * Reads the details of links, in their order, after permission was checked; the number of statements does not depend on
 * the number of links.
 */
export async function findLinkDetails(ctx: AppContext, links: readonly Link[]): Promise<LinkDetails[]> {
  const { em } = ctx;
  const populated = await em.populate([...links], ['owner', 'senderCredential']);
  const versions = await findVersions(em, links);
  const counts = await countSignings(em, links);
  const budgets = await findCodeBudgets(ctx, links);
  const roles = await findLinkRoles(ctx, links);
  return populated.map((link) => {
    const { signings, corporations, signed } = countsOf(link, counts);
    return {
      link,
      senderProvider: link.senderCredential?.$.provider ?? null,
      ownerAccount: link.owner.$.account,
      viewerRole: roles(link),
      claVersions: versions.filter(({ cla }) => cla.link.id === link.id),
      codeBudget: budgets(link),
      signingCounts: signings,
      corporationCounts: corporations,
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

function countsOf({ id }: Link, counts: ReadonlyMap<string, LinkCounts>): LinkCounts {
  const counted = counts.get(id);
  if (counted === undefined) {
    throw new TypeError('a link has no counts');
  }
  return counted;
}
