import type { Loaded } from '@mikro-orm/core';
import { z } from 'zod';
import type { WebhookNotice } from '#rules/webhook-event.ts';
import { change, type Change } from '#server/change.ts';
import { eventPayload } from '#server/consequences.ts';
import type { AppContext } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { noticeOf } from '#server/modules/ground/audit/audit-events.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { eventSubject, type EventSubject } from './event-subject.ts';
import { eventBody } from './webhook-body.rules.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';

/** Queues a delivery of an event to each active webhook of its link that asks for it, once. */
export const queueWebhookDeliveries = defineJob({
  name: 'queue-webhook-deliveries',
  payload: eventPayload.extend({ eventId: z.uuid() }),
  options: { retries: 12, retryDelaySeconds: 5, expirySeconds: 60 },
  async run(deps, { eventId }) {
    const ctx = createSystemContext(deps);
    const event = await ctx.em.findOneOrFail(AuditEvent, eventId);
    const live = { link: { id: event.linkId ?? '', unlinkedAt: null }, active: true };
    const webhooks = event.linkId ? await ctx.em.find(Webhook, live, { populate: ['link'] }) : [];
    if (webhooks.length === 0) {
      return;
    }
    const subject = await eventSubject(ctx.em, event);
    const notice = noticeOf(event.action, { details: event.details, wasApproved: subject.wasApproved });
    const asking = webhooks.filter(({ events }) => notice !== undefined && events.includes(notice.type));
    if (notice !== undefined && asking.length > 0) {
      await change(ctx, (tx) => queue(ctx, tx, { event, notice, subject, asking }));
    }
  },
});

interface Queued {
  readonly event: AuditEvent;
  readonly notice: WebhookNotice;
  readonly subject: EventSubject;
  readonly asking: readonly Loaded<Webhook, 'link'>[];
}

/** A run that comes twice finds the deliveries of the first; the unique index decides between two at once. */
async function queue(ctx: AppContext, tx: Change, { event, notice, subject, asking }: Queued): Promise<void> {
  const earlier = await tx.em.find(WebhookDelivery, { auditEventId: event.id }, { fields: ['webhook'] });
  for (const webhook of asking.filter(({ id }) => !earlier.some((delivery) => delivery.webhook.id === id))) {
    const id = crypto.randomUUID();
    const facts = {
      at: event.createdAt,
      linkId: webhook.link.$.linkId,
      subject: subject.named,
      sequence: event.sequence,
      pullRequest: subject.pullRequest,
      person: webhook.personalData ? subject.person : undefined,
    };
    tx.em.create(WebhookDelivery, {
      id,
      webhook: webhook.id,
      messageId: id,
      auditEventId: event.id,
      event: notice.type,
      requestBody: eventBody(notice, facts),
      createdAt: ctx.now(),
      nextAttemptAt: ctx.now(),
    });
    tx.enqueue(deliverWebhook, { deliveryId: id, attempts: 0 });
  }
}
