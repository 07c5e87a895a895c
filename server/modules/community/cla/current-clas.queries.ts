import type { ClaType } from '#rules/cla-type.ts';
import type { AppContext } from '#server/context.ts';
import { loadByStatement } from '#server/db/run-statement.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { Cla, ClaState } from './cla.entity.ts';

const FIND = `
select * from cla where link_id = $1 and state = '${ClaState.CURRENT}' and ($2::text is null or type = $2) order by number`;

/**
 * Returns the CLAs that can currently be signed at a link, of one type or all, in the order in which they were added.
 */
export async function findCurrentClas(ctx: AppContext, link: Link, type?: ClaType): Promise<Cla[]> {
  return loadByStatement(ctx.em, Cla, { text: FIND, parameters: [link.id, type ?? null] });
}

/** Like `findCurrentClas`, but batched: for many links at once it takes one statement. */
export async function loadCurrentClas(link: Link): Promise<Cla[]> {
  const clas = await link.clas.loadItems({ where: { state: ClaState.CURRENT } });
  return clas.toSorted((a, b) => a.number - b.number);
}
