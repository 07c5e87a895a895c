import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

export const EmailState = { QUEUED: 'queued', SENT: 'sent', FAILED: 'failed' } as const;

/** An attachment: a stored document under a file name. */
export interface EmailAttachment {
  readonly filename: string;
  readonly documentSha256: string;
}

const EmailSchema = defineEntity({
  name: 'Email',
  properties: {
    ...baseProperties,
    /** Name of the template, a key of `MailTemplates`. */
    template: p.string(),
    language: oneOf<Language>(),
    recipient: p.string(),
    link: () => p.manyToOne(Link).ref().nullable(),
    /** Whether it is sent from the service's own address although the link has one. */
    byService: p.boolean().default(false),
    /** The corporation signing that it concerns, so that managers see the state of the mail. */
    corporationSigning: () => p.manyToOne(CorporationSigning).ref().nullable(),
    /** The template's data, except secrets. */
    data: p.json<Record<string, string>>(),
    /** Encrypted secrets of the template (a code, a password); erased once the mail is sent or they have expired. */
    secret: p.blob().nullable().hidden(),
    secretExpiresAt: p.datetime().nullable(),
    attachments: p.json<EmailAttachment[]>(),
    state: p.enum(() => EmailState).default(EmailState.QUEUED),
    attempts: p.integer().default(0),
    /** Error of the last failed attempt. */
    lastError: p.text().nullable(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'email_state_created_index', properties: ['state', 'createdAt'] },
    { name: 'email_corporation_index', properties: ['corporationSigning'] },
    {
      name: 'email_link_failed_index',
      expression: `create index email_link_failed_index on email (link_id, created_at) where state = 'failed'`,
    },
    {
      name: 'email_code_recipient_index',
      expression: `create index email_code_recipient_index on email (lower(recipient)) where template = 'verification_code'`,
    },
    { name: 'email_recipient_index', expression: 'create index email_recipient_index on email (lower(recipient))' },
    {
      name: 'email_reference_index',
      expression: `create index email_reference_index on email ((data ->> 'reference')) where data ->> 'reference' is not null`,
    },
    {
      name: 'email_attachments_index',
      expression: 'create index email_attachments_index on email using gin (attachments jsonb_path_ops)',
    },
  ],
});

/** A mail and its state: the outbox. */
export class Email extends EmailSchema.class {}
EmailSchema.setClass(Email);
