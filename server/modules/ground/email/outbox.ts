import type { Language } from '#rules/language.ts';
import type { ChangeContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { EmailState, type EmailAttachment } from './email.entity.ts';
import type { Mail } from './mail.ts';

/** A mail that is not yet in the outbox. */
export interface NewEmail {
  readonly id: string;
  readonly template: string;
  readonly language: Language;
  readonly recipient: string;
  readonly linkId: string | null;
  readonly byService: boolean;
  readonly corporationSigningId: string | null;
  readonly data: Readonly<Record<string, string>>;
  /** Encrypted, in hexadecimal. */
  readonly secret: string | null;
  readonly secretExpiresAt: Date | null;
  readonly attachments: readonly EmailAttachment[];
  readonly state: string;
  readonly createdAt: Date;
}

/** Addresses a mail and encrypts its secret. */
export function newEmail(ctx: ChangeContext, mail: Mail): NewEmail {
  // Chosen here because the job names it before the row is stored, and the secret is bound to it.
  const id = crypto.randomUUID();
  return {
    id,
    template: mail.template,
    language: mail.language,
    recipient: mail.recipient,
    linkId: mail.link?.id ?? null,
    byService: mail.byService ?? false,
    corporationSigningId: mail.corporationSigning?.id ?? null,
    data: { ...mail.data },
    ...sealedSecret(ctx, id, mail),
    attachments: [...(mail.attachments ?? [])],
    state: EmailState.QUEUED,
    createdAt: ctx.now(),
  };
}

function sealedSecret({ deps }: ChangeContext, id: string, mail: Mail): Pick<NewEmail, 'secret' | 'secretExpiresAt'> {
  if (!('secret' in mail)) {
    return { secret: null, secretExpiresAt: null };
  }
  const secret = deps.secretBox.encrypt('mail', { row: id, plain: JSON.stringify(mail.secret) });
  return { secret: secret.toString('hex'), secretExpiresAt: mail.secretExpiresAt };
}

const STORE = `
insert into email (id, template, language, recipient, link_id, by_service, corporation_signing_id, data, secret,
  secret_expires_at, attachments, state, attempts, created_at)
select id, template, language, recipient, "linkId", "byService", "corporationSigningId", data, decode(secret, 'hex'),
  "secretExpiresAt", attachments, state, 0, "createdAt"
from json_to_recordset($1::json) as mail (
  id uuid, template text, language text, recipient text, "linkId" uuid, "byService" boolean,
  "corporationSigningId" uuid, data jsonb, secret text, "secretExpiresAt" timestamptz, attachments jsonb, state text,
  "createdAt" timestamptz)`;

/** Puts mails into the outbox, in one statement: nearly every change has one. What they refer to must be stored. */
export async function storeEmails(em: Em, emails: readonly NewEmail[]): Promise<void> {
  if (emails.length > 0) {
    await runStatement(em, STORE, [JSON.stringify(emails)]);
  }
}
