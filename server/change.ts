import { CONSEQUENCES, type EventPayload } from './consequences.ts';
import type { AppContext } from './context.ts';
import type { Em } from './db/open-database.ts';
import { toAppError } from './errors/constraint-errors.ts';
import type { Job } from './jobs/define-job.ts';
import { actorKey, type Actor } from './modules/audit/actor.ts';
import { AuditEvent } from './modules/audit/audit-event.entity.ts';
import type { AuditRecord } from './modules/audit/audit-events.ts';
import { deliverEmail } from './modules/email/deliver-email.job.ts';
import { Email } from './modules/email/email.entity.ts';
import type { Mail } from './modules/email/mail.ts';

/** An open transaction. Everything done through it is committed together or not at all. */
export interface Change {
  /** The transaction's unit of work. */
  readonly em: Em;
  /** Records an audit event and enqueues the jobs that follow from it. */
  audit(event: AuditRecord & { readonly actor: Actor }): void;
  /** Puts a mail into the outbox, to be sent after the commit. */
  enqueueMail(mail: Mail): void;
  /** Puts a mail into the outbox to wait for its document. Returns its id, by which a job sends it later. */
  holdMail(mail: Mail): string;
  /** Enqueues a job, to be run after the commit. */
  enqueue<Payload extends object>(job: Job<Payload>, payload: Payload): void;
}

/** Payloads of the jobs enqueued so far, by job name. */
type Enqueued = Map<string, object[]>;

/**
 * Runs a change in one transaction: entities, audit events, mails and jobs are all stored or none is. Turns a violated
 * constraint into its error code.
 */
export async function change<T>(ctx: AppContext, work: (tx: Change) => Promise<T>): Promise<T> {
  const enqueued: Enqueued = new Map();
  const { jobs } = ctx.deps;
  try {
    return await ctx.em.transactional(async (em) => {
      const result = await work(changeOn(ctx, em, enqueued));
      await em.flush();
      for (const [name, payloads] of enqueued) {
        await jobs.enqueue(name, payloads, em.getTransactionContext());
      }
      return result;
    });
  } catch (error) {
    throw toAppError(error);
  } finally {
    jobs.wake(enqueued.keys());
  }
}

function changeOn(ctx: AppContext, em: Em, enqueued: Enqueued): Change {
  const enqueue = (name: string, payload: object): void => {
    const payloads = enqueued.get(name) ?? [];
    enqueued.set(name, payloads);
    payloads.push(payload);
  };
  return {
    em,
    audit({ action, actor, subject, details }) {
      em.create(AuditEvent, {
        action,
        actor: actorKey(actor),
        subject,
        details,
        ip: ctx.source.ip,
        createdAt: ctx.now(),
      });
      const event: EventPayload = { action, subject, details };
      CONSEQUENCES[action]?.forEach((name) => enqueue(name, event));
    },
    enqueueMail(mail) {
      const { id } = em.create(Email, toRow(ctx, mail));
      enqueue(deliverEmail.name, { emailId: id });
    },
    holdMail(mail) {
      return em.create(Email, toRow(ctx, mail)).id;
    },
    enqueue({ name }, payload) {
      enqueue(name, payload);
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
    // Chosen here because the job names it before the row is stored.
    id: crypto.randomUUID(),
    template: mail.template,
    language: mail.language,
    recipient: mail.recipient,
    link: mail.link?.id ?? null,
    corporationSigning: mail.corporationSigning?.id ?? null,
    data: { ...mail.data },
    attachments: [...(mail.attachments ?? [])],
    createdAt: ctx.now(),
    ...sealed,
  };
}
