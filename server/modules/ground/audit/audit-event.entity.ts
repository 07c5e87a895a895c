import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

/** What the unique index of sequences counts as the link of the service's own chain. */
export const SERVICE_CHAIN = '00000000-0000-0000-0000-000000000000';

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
    /**
     * Id of the link whose chain the event belongs to; null: the service's own. No foreign key, because its check
     * would wait for locks of the link while the chain is locked.
     */
    linkId: p.uuid().nullable(),
    /** Place in its chain, from 1, without gaps. */
    sequence: p.bigint('number'),
    /** Hash of the event before it in its chain; 64 zeros for the first. */
    previousHash: p.character().length(64),
    /** What is hashed: the event without its IP address, as RFC 8785 canonical JSON (`eventBody`). */
    body: p.text(),
    /** SHA-256 of the previous hash, the sequence (64 bits, big-endian) and the body's SHA-256, in hexadecimal. */
    hash: p.character().length(64),
  },
  indexes: [
    { name: 'audit_event_subject_index', properties: ['subject', 'createdAt'] },
    { name: 'audit_event_actor_index', properties: ['actor'] },
    {
      name: 'audit_event_reference_index',
      expression: `create index "audit_event_reference_index" on "audit_event" (("details" ->> 'reference')) where "action" in ('INDIVIDUAL_SIGNED', 'EMPLOYEE_SIGNED', 'CORPORATION_SIGNED')`,
    },
    {
      name: 'audit_event_erased_reference_index',
      expression: `create index "audit_event_erased_reference_index" on "audit_event" (("details" ->> 'reference')) where "action" in ('SIGNING_RECORDED', 'CORPORATION_PURGED')`,
    },
    {
      name: 'audit_event_document_index',
      expression: `create index "audit_event_document_index" on "audit_event" (("details" ->> 'documentSha256')) where ("details" ->> 'documentSha256') is not null`,
    },
    {
      name: 'audit_event_chain_unique',
      expression: `create unique index "audit_event_chain_unique" on "audit_event" (coalesce("link_id", '${SERVICE_CHAIN}'), "sequence")`,
    },
  ],
});

/**
 * An action, written in the same transaction as the change and never changed afterwards; the database enforces that
 * and links the events of each chain by their hashes.
 */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
