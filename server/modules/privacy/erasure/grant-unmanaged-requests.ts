import { change } from '#server/change.ts';
import type { Dependencies } from '#server/context.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { ErasureRequest, ErasureState } from './erasure-request.entity.ts';
import { settleErasure } from './settle-erasure.ts';

/** Requests of one run; the next night continues. */
const BATCH = 1000;

/** How long, in milliseconds, a community may take to recover a lost organisation, and a request there stays open. */
const MONTH = 30 * 86_400_000;

/**
 * Grants the open requests of links that nobody manages any longer, and those that have been open for 30 days at a link
 * that has been frozen as long, unless they are under a legal hold.
 */
export async function grantUnmanagedRequests(deps: Dependencies): Promise<void> {
  const monthAgo = new Date(deps.now().getTime() - MONTH);
  const where = {
    state: ErasureState.REQUESTED,
    link: { legalHold: false },
    $or: [
      { link: { unlinkedAt: { $ne: null } } },
      { link: { frozenAt: { $lt: monthAgo } }, requestedAt: { $lt: monthAgo } },
    ],
  };
  const open = await deps.orm.em.fork().find(ErasureRequest, where, { orderBy: { requestedAt: 'asc' }, limit: BATCH });
  for (const { id } of open) {
    const ctx = createSystemContext(deps);
    try {
      await change(ctx, (tx) =>
        settleErasure(ctx, tx, { id, granted: true, reason: null, actor: SYSTEM, decidedBy: null }),
      );
    } catch (error) {
      deps.log.error({ err: error, id }, 'a request for erasure that nobody decides could not be granted');
    }
  }
}
