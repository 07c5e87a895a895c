import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { ErasureRequest, type ErasureState } from './erasure-request.entity.ts';

/** Which requests of a link are wanted, and which page of them. */
export interface ErasureRequestsInput extends PageRequest {
  readonly linkId: string;
  /** Null for any. */
  readonly state?: ErasureState | null | undefined;
}

/** Lists what signers of a link asked to erase, oldest first. Errors: those of `getOwnLink` and `findPage`. */
export async function listErasureRequests(
  ctx: AppContext,
  { linkId, state, ...page }: ErasureRequestsInput,
): Promise<Page<ErasureRequest>> {
  const { link } = await getOwnLink(ctx, linkId);
  const where = { link: link.id, ...(state ? { state } : {}) };
  const found = await findPage(ctx.em, ErasureRequest, { where, orderBy: { requestedAt: 'asc' }, page });
  await ctx.em.populate([...found.entries], ['decidedBy']);
  return found;
}

/** Name of the manager who decided, who was loaded with the request. */
export function nameOfDecider({ decidedBy }: ErasureRequest): string | null {
  return decidedBy?.getEntity().name ?? null;
}

/** The latest request about a signing; null when its signer has made none. */
export async function findLatestRequest({ em }: AppContext, signing: string): Promise<ErasureRequest | null> {
  return em.findOne(ErasureRequest, { signing }, { orderBy: { requestedAt: 'desc', id: 'desc' } });
}
