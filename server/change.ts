import type { AppContext } from './context.ts';
import type { Em } from './db/open-database.ts';
import { toAppError } from './errors/constraint-errors.ts';
import type { ClaNoticeJob } from './jobs/job-queue.ts';
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
  /** Has signers told about a new version of a CLA after the commit. */
  enqueueNotice(notice: ClaNoticeJob): void;
}

/** What the transaction has enqueued so far. */
interface Enqueued {
  readonly emails: Email[];
  readonly notices: ClaNoticeJob[];
}

/**
 * Runs a change in one transaction: entities, audit events, mails and their jobs are all stored or none is. A violated
 * constraint becomes its code of the catalogue.
 */
export async function change<T>(ctx: AppContext, work: (tx: Change) => Promise<T>): Promise<T> {
  const enqueued: Enqueued = { emails: [], notices: [] };
  try {
    return await ctx.em.transactional(async (em) => {
      const result = await work(changeOn(ctx, em, enqueued));
      await em.flush();
      await enqueueJobs(ctx, em, enqueued);
      return result;
    });
  } catch (error) {
    throw toAppError(error);
  } finally {
    if (enqueued.emails.length > 0 || enqueued.notices.length > 0) {
      ctx.deps.jobs.wake();
    }
  }
}

async function enqueueJobs({ deps: { jobs } }: AppContext, em: Em, { emails, notices }: Enqueued): Promise<void> {
  if (emails.length > 0) {
    const emailIds = emails.map(({ id }) => id);
    await jobs.enqueueMails(emailIds, em.getTransactionContext());
  }
  if (notices.length > 0) {
    await jobs.enqueueNotices(notices, em.getTransactionContext());
  }
}

function changeOn(ctx: AppContext, em: Em, { emails, notices }: Enqueued): Change {
  return {
    em,
    audit({ action, actor, subject, details }) {
      em.create(AuditEvent, { action, actor, subject, details, ip: ctx.source.ip, createdAt: ctx.now() });
    },
    enqueueMail(mail) {
      emails.push(em.create(Email, toRow(ctx, mail)));
    },
    enqueueNotice(notice) {
      notices.push(notice);
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
