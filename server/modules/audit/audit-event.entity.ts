import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  properties: {
    ...baseProperties,
    action: p.string(),
    /** Who did it, in the form of `actorKey`. */
    actor: p.string(),
    /** Id of the record that the action changed. */
    subject: p.uuid(),
    details: p.json<Readonly<Record<string, string | number>>>(),
    ip: p.string().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { name: 'audit_event_subject_index', properties: ['subject', 'createdAt'] },
    { name: 'audit_event_actor_index', properties: ['actor'] },
  ],
});

/**
 * An action, written in the same transaction as the change and never changed afterwards; the database enforces that.
 */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
