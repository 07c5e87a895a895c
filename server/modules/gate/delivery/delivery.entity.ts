import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';

const DeliverySchema = defineEntity({
  name: 'Delivery',
  properties: {
    ...baseProperties,
    connection: () => p.manyToOne(PlatformConnection).ref(),
    /** The platform's number of it, by which lost ones are asked for. It is not signed. */
    key: p.text(),
    event: p.string(),
    /** Id of the repository on the platform; null where the delivery names none. */
    repositoryId: p.string().nullable(),
    /** Path of the repository and number of the pull request, as the delivery says; null where it names none. */
    repository: p.text().nullable(),
    number: p.integer().nullable(),
    /** The body without secrets; null once it is purged. */
    body: p.blob().nullable().lazy().hidden(),
    /** SHA-256 of the body as received. */
    sha256: p.character().length(64),
    /** What the platform does not show later; null once the body is purged. */
    news: p.json<object>().nullable(),
    receivedAt: p.datetime(),
    attempts: p.integer().default(0),
    /** Why the last attempt failed, without names and secrets; null when none did. */
    error: p.text().nullable(),
    handledAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'delivery_connection_key_unique', properties: ['connection', 'key'] },
    // Only comments hold commands; anything else that is sent again only causes another look.
    {
      name: 'delivery_connection_comment_unique',
      properties: ['connection', 'sha256'],
      where: "news->>'comment' is not null",
    },
  ],
  indexes: [
    { name: 'delivery_connection_received_index', properties: ['connection', 'receivedAt'] },
    { name: 'delivery_received_index', properties: ['receivedAt'] },
  ],
});

/** One webhook as received, stored before it was answered. */
export class Delivery extends DeliverySchema.class {}
DeliverySchema.setClass(Delivery);
