import { randomInt } from 'node:crypto';
import { LockMode, type Loaded } from '@mikro-orm/core';
import { z } from 'zod';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { noAnswer, postWebhook, type PostOutcome } from '#server/integrations/webhook/post-webhook.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { webhookTries } from '#server/metrics/metrics.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { createLinkTurns } from './link-turns.ts';
import { mailSwitchedOff } from './mail-switched-off.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { nextAttempt } from './webhook-retry.rules.ts';
import { currentSecrets } from './webhook-secrets.ts';
import { signatureHeaders } from './webhook-signature.rules.ts';
import { Webhook } from './webhook.entity.ts';

/** A delivery with what says where it goes. */
type LoadedDelivery = Loaded<WebhookDelivery, 'webhook.link'>;

/** Fewer tries than workers, so that one link cannot have all of them; 1 s is more than a sound receiver takes. */
const enterTurn = createLinkTurns({ perLink: 2, patience: 1000 });

/** Seconds by which a try is put off at least, and at most, while earlier ones of its link hang. */
const PUT_OFF = { least: 10, most: 60 };

/**
 * Sends one try of a delivery and enqueues the next one when it failed. After the twelfth the delivery has failed and
 * the webhook is switched off. A try is counted once however often its job runs; after a crash it may be sent twice.
 * While the targets of a link hang, its further tries are put off, so that they hold up nobody else's.
 */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  /** `attempts` says how many tries came before: a job that comes late does nothing. */
  payload: z.object({ deliveryId: z.uuid(), attempts: z.int().min(0) }),
  // Failed tries are separate jobs: these retries are for crashes and lost databases. The expiry is longer than a try.
  options: { retries: 12, retryDelaySeconds: 5, expirySeconds: 30, workers: 4 },
  async run(deps, { deliveryId, attempts }) {
    const ctx = createSystemContext(deps);
    const due = { id: deliveryId, attempts, deliveredAt: null, failed: false };
    const delivery = await ctx.em.findOne(WebhookDelivery, due, { populate: ['webhook.link'] });
    if (delivery === null) {
      return;
    }
    const leaveTurn = await enterTurn(delivery.webhook.$.link.id);
    if (leaveTurn === undefined) {
      const later = new Date(Date.now() + 1000 * randomInt(PUT_OFF.least, PUT_OFF.most));
      await change(ctx, async (tx) => tx.enqueue(deliverWebhook, { deliveryId, attempts }, later));
      return;
    }
    try {
      await tryOnce(ctx, delivery, due);
    } finally {
      leaveTurn();
    }
  },
});

async function tryOnce(ctx: AppContext, delivery: LoadedDelivery, due: Try['due']): Promise<void> {
  const outcome = maySend(delivery) ? await send(ctx, delivery) : noAnswer('switched_off');
  const counted = await change(ctx, (tx) => record(ctx, tx, { due, outcome }));
  if (counted !== undefined) {
    webhookTries.inc({ outcome: counted });
  }
}

/** Events wait for nobody once a webhook is off; tests and replays are asked for. */
function maySend({ webhook, auditEventId }: LoadedDelivery): boolean {
  const { active, link } = webhook.$;
  return !link.$.unlinkedAt && (active || !auditEventId);
}

function send(ctx: AppContext, { webhook, messageId, requestBody }: LoadedDelivery): Promise<PostOutcome> {
  const { deps } = ctx;
  const at = ctx.now();
  const message = { id: messageId, at, body: requestBody };
  const headers = signatureHeaders(message, currentSecrets(deps, webhook.$, at));
  const targets = deps.config.webhookTargets;
  return postWebhook({ address: webhook.$.url, headers, body: requestBody }, { targets });
}

type TryOutcome = 'delivered' | 'retried' | 'failed';

interface Try {
  readonly due: { readonly id: string; readonly attempts: number };
  readonly outcome: PostOutcome;
}

/** Counts the try and returns what came of it; undefined if another run counted it or the webhook is deleted. */
async function record(ctx: AppContext, tx: Change, { due, outcome }: Try): Promise<TryOutcome | undefined> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const delivery = await tx.em.findOne(WebhookDelivery, due, locked);
  if (delivery === null) {
    return undefined;
  }
  const now = ctx.now();
  const { status: responseStatus, body: responseBody, error } = outcome;
  const attempts = delivery.attempts + 1;
  tx.em.assign(delivery, { attempts, responseStatus, responseBody, error, nextAttemptAt: null });
  if (responseStatus !== null && responseStatus >= 200 && responseStatus < 300) {
    delivery.deliveredAt = now;
    await tx.em.nativeUpdate(Webhook, delivery.webhook.id, { lastDeliveryAt: now });
    return 'delivered';
  }
  const next = error === 'switched_off' ? null : nextAttempt(attempts, now);
  if (next !== null) {
    delivery.nextAttemptAt = next;
    tx.enqueue(deliverWebhook, { deliveryId: delivery.id, attempts }, next);
    return 'retried';
  }
  delivery.failed = true;
  if (error !== 'switched_off') {
    await switchOff(ctx, tx, delivery);
  }
  return 'failed';
}

/** Switches the webhook off and notifies the managers of the link, unless it is off already. */
async function switchOff(ctx: AppContext, tx: Change, { webhook: { id } }: WebhookDelivery): Promise<void> {
  const switched = await tx.em.nativeUpdate(Webhook, { id, active: true }, { active: false });
  if (switched === 0) {
    return;
  }
  const webhook = await tx.em.findOneOrFail(Webhook, id, { populate: ['link'], refresh: true });
  const link = webhook.link.$;
  const details = { linkId: link.linkId, changed: 'active' };
  tx.audit({ action: 'WEBHOOK_UPDATED', actor: SYSTEM, link, subject: id, details });
  await mailSwitchedOff(ctx, tx, webhook);
}
