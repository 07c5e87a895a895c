import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Webhook } from './webhook.entity.ts';

const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  properties: {
    ...baseProperties,
    webhook: () => p.manyToOne(Webhook).ref().deleteRule('cascade'),
    /** The header `webhook-id`; a replay keeps that of the delivery that it repeats. */
    messageId: p.uuid(),
    /** The audit event that it reports; null for tests and replays. */
    auditEventId: p.uuid().nullable(),
    event: p.string(),
    /** The bytes that are signed and sent. */
    requestBody: p.text(),
    createdAt: p.datetime(),
    attempts: p.integer().default(0),
    deliveredAt: p.datetime().nullable(),
    /** When the next try is due; null when none is. */
    nextAttemptAt: p.datetime().nullable(),
    /** Whether it was given up. */
    failed: p.boolean().default(false),
    responseStatus: p.integer().nullable(),
    /** The first 4 kB of the last answer. */
    responseBody: p.text().nullable(),
    /** Why the last try got no answer, a `DeliveryError`. */
    error: p.string().nullable(),
  },
  uniques: [{ name: 'webhook_delivery_event_unique', properties: ['webhook', 'auditEventId'] }],
  indexes: [
    { name: 'webhook_delivery_webhook_index', properties: ['webhook', 'createdAt'] },
    { name: 'webhook_delivery_created_index', properties: ['createdAt'] },
  ],
});

/** One event on its way to a webhook, with what came of it. */
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);
