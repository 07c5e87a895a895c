import { TEST_EVENT } from '#rules/webhook-event.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { getChangeableWebhook, getOwnDelivery, lockWebhook } from './own-webhook.ts';
import { testBody } from './webhook-body.rules.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { Webhook } from './webhook.entity.ts';

/**
 * Sends an event `test` to a webhook, also to one that is off. Errors: those of `getChangeableWebhook`,
 * `too_many_request` with `retryAfter`.
 */
export async function testWebhook(ctx: AppContext, id: string): Promise<WebhookDelivery> {
  const { account, webhook, link } = await getChangeableWebhook(ctx, id);
  await ctx.deps.rateLimiter.consume('webhook', account.id);
  const requestBody = testBody(id, { at: ctx.now(), linkId: link.linkId });
  return sendOnce(ctx, webhook, { messageId: crypto.randomUUID(), event: TEST_EVENT, requestBody });
}

/**
 * Sends what a delivery has sent once more, under the same `webhook-id`, as a separate delivery. Errors: those of
 * `getOwnDelivery`, `too_many_request` with `retryAfter`.
 */
export async function replayDelivery(ctx: AppContext, id: string): Promise<WebhookDelivery> {
  const { account, webhook, delivery } = await getOwnDelivery(ctx, id);
  await ctx.deps.rateLimiter.consume('webhook', account.id);
  const { messageId, event, requestBody } = delivery;
  return sendOnce(ctx, webhook, { messageId, event, requestBody });
}

type Message = Pick<WebhookDelivery, 'messageId' | 'event' | 'requestBody'>;

function sendOnce(ctx: AppContext, { id }: Webhook, message: Message): Promise<WebhookDelivery> {
  return change(ctx, async (tx) => {
    const webhook = await lockWebhook(tx.em, { id });
    const now = ctx.now();
    const delivery = tx.em.create(WebhookDelivery, { webhook, ...message, createdAt: now, nextAttemptAt: now });
    await tx.em.flush();
    tx.enqueue(deliverWebhook, { deliveryId: delivery.id, attempts: 0 });
    return delivery;
  });
}
