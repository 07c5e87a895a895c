import type { Change } from '#server/change.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { BACKFILL_REPOSITORY } from './gate-queues.ts';
import { refreshReach } from './refresh-reach.job.ts';

/**
 * Re-checks everything that a connection reaches: during a pause its deliveries were not handled, so neither they nor
 * the stored pull requests show what has changed.
 */
export async function catchUp(tx: Change, connectionId: string): Promise<void> {
  tx.enqueue(refreshReach, { connectionId });
  const judged = { connection: connectionId, mode: { $ne: GateMode.EXCLUDED }, parkedAt: null };
  for (const { id } of await tx.em.find(GatedRepository, judged, { fields: ['id'] })) {
    tx.enqueue(BACKFILL_REPOSITORY, { repositoryId: id });
  }
}
