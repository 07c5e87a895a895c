import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { checkEvents, checkUrl } from './check-webhook.ts';
import { notifyOfReceiver } from './notify-of-receiver.ts';
import { getChangeableWebhook, lockWebhook } from './own-webhook.ts';
import { replaceSecret } from './webhook-secrets.ts';
import type { Webhook } from './webhook.entity.ts';

/** What to change; what is left out or null stays. */
export interface UpdateWebhookInput {
  readonly id: string;
  readonly url?: string | null | undefined;
  readonly events?: readonly string[] | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly personalData?: boolean | null | undefined;
  readonly newSecret: boolean;
}

/** What waits, and what may be replayed, names nobody any more either. */
const FORGET_PERSONS = `update webhook_delivery
  set request_body = (request_body::jsonb #- '{data,name}' #- '{data,email}')::text
  where webhook_id = ? and request_body::jsonb #> '{data,email}' is not null`;

type WebhookFacts = Partial<Pick<Webhook, 'url' | 'events' | 'active' | 'personalData'>>;

/** A changed webhook, and its new secret, if one was asked for, which is shown only now. */
export interface ChangedWebhook {
  readonly webhook: Webhook;
  readonly secret: string | null;
}

/**
 * Changes a webhook. A replaced secret also signs for another day. Errors: those of `getChangeableWebhook`,
 * `requireStepUp` and, for `url` and `events`, of `createWebhook`.
 */
export async function updateWebhook(ctx: AppContext, input: UpdateWebhookInput): Promise<ChangedWebhook> {
  const { actor, session, account, link, ...own } = await getChangeableWebhook(ctx, input.id);
  await requireStepUp(ctx, session);
  const facts = checkFacts(ctx, input);
  return change(ctx, async (tx) => {
    const webhook = await lockWebhook(tx.em, own.webhook);
    const changed = changedNames(webhook, facts);
    if (facts.personalData === false) {
      await tx.em.execute(FORGET_PERSONS, [webhook.id]);
    }
    tx.em.assign(webhook, facts);
    if (webhook.personalData && (changed.includes('personalData') || changed.includes('url'))) {
      await notifyOfReceiver(ctx, tx, { account, link, url: webhook.url });
    }
    const secret = input.newSecret ? replaceSecret(ctx.deps, webhook, ctx.now()) : null;
    const names = secret === null ? changed : [...changed, 'secret'];
    if (names.length > 0) {
      const details = { linkId: link.linkId, changed: names.join(',') };
      tx.audit({ action: 'WEBHOOK_UPDATED', actor, link, subject: webhook.id, details });
    }
    return { webhook, secret };
  });
}

function checkFacts(ctx: AppContext, { url, events, active, personalData }: UpdateWebhookInput): WebhookFacts {
  return {
    ...(typeof url === 'string' && { url: checkUrl(ctx, url) }),
    ...(events && { events: checkEvents(events) }),
    ...(typeof active === 'boolean' && { active }),
    ...(typeof personalData === 'boolean' && { personalData }),
  };
}

function changedNames(webhook: Webhook, facts: WebhookFacts): string[] {
  const names = ['url', 'events', 'active', 'personalData'] as const;
  return names.filter((name) => facts[name] !== undefined && String(facts[name]) !== String(webhook[name]));
}
