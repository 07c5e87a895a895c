import type { AppContext } from './context.ts';
import type { Em } from './db/open-database.ts';
import { toAppError } from './errors/constraint-errors.ts';
import { AuditEvent } from './modules/audit/audit-event.entity.ts';
import type { AuditRecord } from './modules/audit/audit-events.ts';
import { Email } from './modules/email/email.entity.ts';
import type { Mail } from './modules/email/mail.ts';

/** What a change can do besides changing entities: what it reports is stored with it or not at all. */
export interface Change {
  /** The transaction's unit of work. */
  readonly em: Em;
  /** Records an event for good. */
  audit(event: AuditRecord & { actor: string }): void;
  /** Puts a mail into the outbox; it is sent after the commit. */
  enqueueMail(mail: Mail): void;
}

/**
 * Runs a change in one transaction: entities, audit events, mails and their jobs are all stored or none is. A violated
 * constraint becomes its code of the catalogue.
 */
export async function change<T>(ctx: AppContext, work: (tx: Change) => Promise<T>): Promise<T> {
  const emails: Email[] = [];
  try {
    return await ctx.em.transactional(async (em) => {
      const result = await work(changeOn(ctx, em, emails));
      await em.flush();
      if (emails.length > 0) {
        const emailIds = emails.map(({ id }) => id);
        await ctx.deps.jobs.enqueueMails(emailIds, em.getTransactionContext());
      }
      return result;
    });
  } catch (error) {
    throw toAppError(error);
  } finally {
    if (emails.length > 0) {
      ctx.deps.jobs.wake();
    }
  }
}

function changeOn(ctx: AppContext, em: Em, emails: Email[]): Change {
  return {
    em,
    audit({ action, actor, subject, details }) {
      em.create(AuditEvent, { action, actor, subject, details, ip: ctx.source.ip, createdAt: ctx.now() });
    },
    enqueueMail(mail) {
      emails.push(em.create(Email, toRow(ctx, mail)));
    },
  };
}

function toRow(ctx: AppContext, mail: Mail) {
  const sealed =
    'secret' in mail
      ? {
          secret: ctx.deps.secretBox.encrypt('mail', JSON.stringify(mail.secret)),
          secretExpiresAt: mail.secretExpiresAt,
        }
      : {};
  return {
    template: mail.template,
    language: mail.language,
    recipient: mail.recipient,
    link: mail.link ?? null,
    corporationSigning: mail.corporationSigning ?? null,
    data: { ...mail.data },
    attachments: [...(mail.attachments ?? [])],
    createdAt: ctx.now(),
    ...sealed,
  };
}
