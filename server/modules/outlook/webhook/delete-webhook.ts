import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { getChangeableWebhook, lockWebhook } from './own-webhook.ts';
import { Webhook } from './webhook.entity.ts';

/** Deletes a webhook with its deliveries; nothing is sent any more. Errors: those of `getChangeableWebhook`. */
export async function deleteWebhook(ctx: AppContext, id: string): Promise<string> {
  const { actor, link, ...own } = await getChangeableWebhook(ctx, id);
  return change(ctx, async (tx) => {
    const webhook = await lockWebhook(tx.em, own.webhook);
    await tx.em.nativeDelete(Webhook, webhook.id);
    tx.audit({ action: 'WEBHOOK_DELETED', actor, link, subject: webhook.id, details: { linkId: link.linkId } });
    return webhook.id;
  });
}
