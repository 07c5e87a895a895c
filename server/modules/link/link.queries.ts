import type { ClaType } from '#rules/cla-type.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Cla, ClaState } from '#server/modules/cla/cla.entity.ts';
import { refuseImpossibleLinkId } from './link-id.rules.ts';
import { Link } from './link.entity.ts';

/** The link of this public id. Error: `no_link` when there is none or it was unlinked. */
export async function getLink(ctx: AppContext, linkId: string): Promise<Link> {
  refuseImpossibleLinkId(linkId);
  const link = await ctx.em.findOne(Link, { linkId, unlinkedAt: null });
  if (link === null) {
    throw new AppError('no_link');
  }
  return link;
}

/** The CLAs that can be signed at a link now, of one type or of all, in the order in which they were added. */
export async function findCurrentClas(ctx: AppContext, link: Link, type?: ClaType): Promise<Cla[]> {
  return ctx.em.find(
    Cla,
    { link, state: ClaState.CURRENT, ...(type === undefined ? {} : { type }) },
    { orderBy: { number: 'asc' } },
  );
}

/** The same as `findCurrentClas`, for pages: asked of many links at once, it takes one statement. */
export async function loadCurrentClas(link: Link): Promise<Cla[]> {
  const clas = await link.clas.loadItems({ where: { state: ClaState.CURRENT } });
  return clas.toSorted((a, b) => a.number - b.number);
}

/** The link id that a sign link of former times stands for (specification §3, stock sign links); null when it is none. */
export function resolveSignLinkAlias(ctx: AppContext, identifier: string): string | null {
  const { signLinkAliases } = ctx.deps.config;
  // Whoever opens a sign link chooses the identifier, so it may be the name of something that every object has.
  return Object.hasOwn(signLinkAliases, identifier) ? (signLinkAliases[identifier] ?? null) : null;
}
