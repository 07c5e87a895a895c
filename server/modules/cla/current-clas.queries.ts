import type { ClaType } from '#rules/cla-type.ts';
import type { AppContext } from '#server/context.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { Cla, ClaState } from './cla.entity.ts';

/**
 * Returns the CLAs that can currently be signed at a link, of one type or all, in the order in which they were added.
 */
export async function findCurrentClas(ctx: AppContext, link: Link, type?: ClaType): Promise<Cla[]> {
  return ctx.em.find(
    Cla,
    { link, state: ClaState.CURRENT, ...(type === undefined ? {} : { type }) },
    { orderBy: { number: 'asc' } },
  );
}

/** Like `findCurrentClas`, but batched: for many links at once it takes one statement. */
export async function loadCurrentClas(link: Link): Promise<Cla[]> {
  const clas = await link.clas.loadItems({ where: { state: ClaState.CURRENT } });
  return clas.toSorted((a, b) => a.number - b.number);
}
