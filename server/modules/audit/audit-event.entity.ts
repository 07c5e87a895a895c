import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  properties: {
    ...baseProperties,
    action: p.string(),
    /** Who did it: `signer`, `system`, or the id of an account. Never a name or an address. */
    actor: p.string(),
    /** Id of the record that the action was about. */
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

/** What happened, written with the change itself and never changed afterwards (the database refuses it). */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
