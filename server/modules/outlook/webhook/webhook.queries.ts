import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { getOwnWebhook } from './own-webhook.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';

/** Returns the webhooks of a link, oldest first. Errors: those of `getOwnLink`. */
export async function listWebhooks(ctx: AppContext, linkId: string): Promise<Webhook[]> {
  const { link } = await getOwnLink(ctx, linkId);
  return ctx.em.find(Webhook, { link }, { orderBy: { createdAt: 'asc', id: 'asc' } });
}

/** Returns the newest delivery of a webhook that was tried at least once, whatever came of it; null for none. */
export function findLastTried({ em }: AppContext, { id }: Webhook): Promise<WebhookDelivery | null> {
  return em.findOne(
    WebhookDelivery,
    { webhook: id, attempts: { $gt: 0 } },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
}

export interface WebhookDeliveriesInput extends PageRequest {
  readonly webhookId: string;
  /** Only those given up, or only others; default: all. */
  readonly failed?: boolean | null | undefined;
}

/** Returns one page of a webhook's deliveries, newest first. Errors: those of `getOwnWebhook` and `findPage`. */
export async function listDeliveries(
  ctx: AppContext,
  { webhookId, failed, ...page }: WebhookDeliveriesInput,
): Promise<Page<WebhookDelivery>> {
  const { webhook } = await getOwnWebhook(ctx, webhookId);
  const where = { webhook, ...(typeof failed === 'boolean' && { failed }) };
  return findPage(ctx.em, WebhookDelivery, { where, orderBy: { createdAt: 'desc' }, page });
}
