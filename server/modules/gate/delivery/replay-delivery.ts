import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { changeableLinkFilter } from '#server/modules/community/link/own-link.ts';
import { getChangeableConnection } from '#server/modules/gate/connection/connection-access.ts';
import { Delivery } from './delivery.entity.ts';
import { handleDelivery } from './handle-delivery.job.ts';
import { deliveriesAt } from './list-deliveries.ts';

/**
 * Acts upon a delivery once more. Errors: those of `getChangeableConnection`, `not_found` for one that is unknown or
 * whose body is purged, `no_permission` for one about repositories of others.
 */
export async function replayDelivery(ctx: AppContext, id: string): Promise<Delivery> {
  await requireCommunityManager(ctx);
  const delivery = isUuid(id) ? await ctx.em.findOne(Delivery, id, { populate: ['connection'] }) : null;
  if (!delivery) {
    throw new AppError('not_found');
  }
  const seen = await getChangeableConnection(ctx, delivery.connection.$.publicId);
  if ((await ctx.em.count(Delivery, { id, ...(await deliveriesAt(ctx, seen, changeableLinkFilter)) })) === 0) {
    throw new AppError('no_permission');
  }
  if (!delivery.news) {
    throw new AppError('not_found');
  }
  return change(ctx, async (tx) => {
    const stored = await tx.em.findOneOrFail(Delivery, id);
    tx.em.assign(stored, { handledAt: null, error: null });
    tx.enqueue(handleDelivery, { deliveryId: id });
    const details = { deliveryId: id };
    tx.audit({ action: 'DELIVERY_REPLAYED', actor: seen.actor, link: null, subject: id, details });
    return stored;
  });
}
