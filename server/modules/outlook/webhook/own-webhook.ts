import { LockMode } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireChangeable, requireOwnLink, type OwnLink } from '#server/modules/community/link/own-link.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';

/** A webhook, and the community manager who makes the request, with their role at its link. */
export interface OwnWebhook extends OwnLink {
  readonly webhook: Webhook;
}

/**
 * Finds a webhook for the community manager who makes the request. Errors: those of `requireCommunityManager` and
 * `requireOwnLink`; `no_permission` also for an unknown id, so that ids cannot be probed.
 */
export async function getOwnWebhook(ctx: AppContext, id: string): Promise<OwnWebhook> {
  const manager = await requireCommunityManager(ctx);
  const webhook = isUuid(id) ? await ctx.em.findOne(Webhook, { id }, { populate: ['link'] }) : null;
  if (webhook === null) {
    throw new AppError('no_permission');
  }
  const link = webhook.link.$;
  return { ...manager, webhook, link, role: await requireOwnLink(ctx, manager, link) };
}

/** Like `getOwnWebhook`, for a change. Errors: those of `getOwnWebhook` and `requireChangeable`. */
export async function getChangeableWebhook(ctx: AppContext, id: string): Promise<OwnWebhook> {
  const own = await getOwnWebhook(ctx, id);
  requireChangeable(own);
  return own;
}

/** A delivery of a webhook of the community manager who makes the request. Errors: those of `getChangeableWebhook`. */
export async function getOwnDelivery(
  ctx: AppContext,
  id: string,
): Promise<OwnWebhook & { readonly delivery: WebhookDelivery }> {
  const manager = await requireCommunityManager(ctx);
  const delivery = isUuid(id) ? await ctx.em.findOne(WebhookDelivery, { id }) : null;
  if (delivery === null) {
    throw new AppError('no_permission');
  }
  return { ...manager, ...(await getChangeableWebhook(ctx, delivery.webhook.id)), delivery };
}

/**
 * Locks and refreshes a webhook until the end of the transaction. Error: `no_permission` when it was deleted in the
 * meantime.
 */
export async function lockWebhook(em: Em, { id }: Pick<Webhook, 'id'>): Promise<Webhook> {
  const webhook = await em.findOne(Webhook, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (webhook === null) {
    throw new AppError('no_permission');
  }
  return webhook;
}
