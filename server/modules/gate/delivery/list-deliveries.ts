import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { ownLinkFilter } from '#server/modules/community/link/own-link.ts';
import { getSeenConnection, type SeenConnection } from '#server/modules/gate/connection/connection-access.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { Delivery } from './delivery.entity.ts';
import type { DeliveryType } from './delivery.types.ts';

export interface DeliveriesInput extends PageRequest {
  /** Public id of a connection. */
  readonly connectionId: string;
  readonly failed?: boolean | null | undefined;
}

/**
 * Lists the deliveries of a connection, newest first: all for its maker, for others those about repositories of their
 * links. Errors: those of `getSeenConnection` and `findPage`.
 */
export async function listDeliveries(
  ctx: AppContext,
  { connectionId, failed, ...page }: DeliveriesInput,
): Promise<Page<DeliveryType>> {
  const seen = await getSeenConnection(ctx, connectionId);
  const where = {
    connection: seen.connection.id,
    ...(await deliveriesAt(ctx, seen, ownLinkFilter)),
    ...(failed === undefined || failed === null ? {} : { error: failed ? { $ne: null } : null }),
  };
  const found = await findPage(ctx.em, Delivery, { where, orderBy: { receivedAt: 'desc' }, page });
  return { ...found, entries: found.entries.map(presentDelivery) };
}

/** The condition for the deliveries about repositories of a manager's links; all of a connection that they made. */
export async function deliveriesAt({ em }: AppContext, seen: SeenConnection, linkFilter: typeof ownLinkFilter) {
  if (seen.own) {
    return {};
  }
  const theirs = { connection: seen.connection.id, link: linkFilter(seen) };
  const repositories = await em.find(GatedRepository, theirs, { fields: ['externalId'] });
  return { repositoryId: { $in: repositories.map(({ externalId }) => externalId) } };
}

/** Presents a delivery. */
export function presentDelivery(delivery: Delivery): DeliveryType {
  const { id, event, key, repository, number, receivedAt, handledAt, attempts, error, news } = delivery;
  return {
    id,
    event,
    key,
    repository: repository ?? null,
    number: number ?? null,
    receivedAt,
    handledAt: handledAt ?? null,
    attempts,
    failed: Boolean(error),
    error: error ?? null,
    replayable: Boolean(news),
  };
}
