import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';

const WebhookSchema = defineEntity({
  name: 'Webhook',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    url: p.text(),
    /** Names of `WEBHOOK_EVENTS`. */
    events: p.json<string[]>(),
    /** Signs the bodies, encrypted. */
    secret: p.blob().hidden(),
    /** The secret before the last change, encrypted; it signs too until it ends. */
    previousSecret: p.blob().nullable().hidden(),
    previousSecretEndsAt: p.datetime().nullable(),
    /** Whether it gets events; false after the last try of a delivery has failed. */
    active: p.boolean().default(true),
    /** Whether bodies name the signer. */
    personalData: p.boolean().default(false),
    createdAt: p.datetime(),
    /** When something last arrived. */
    lastDeliveryAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'webhook_link_index', properties: ['link'] }],
});

/** An address that receives the events of a link. */
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);
