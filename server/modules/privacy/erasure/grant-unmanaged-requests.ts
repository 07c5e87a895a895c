import { change } from '#server/change.ts';
import type { Dependencies } from '#server/context.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { ErasureRequest, ErasureState } from './erasure-request.entity.ts';
import { settleErasure } from './settle-erasure.ts';

/** Requests of one run; the next night continues. */
const BATCH = 1000;

/** Grants the open requests of links that nobody manages any longer, unless they are under a legal hold. */
export async function grantUnmanagedRequests(deps: Dependencies): Promise<void> {
  const link = { unlinkedAt: { $ne: null }, legalHold: false };
  const where = { state: ErasureState.REQUESTED, link };
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
