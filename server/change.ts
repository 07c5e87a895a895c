import { idleJobs, type EventPayload } from './consequences.ts';
import type { ChangeContext } from './context.ts';
import type { Em } from './db/open-database.ts';
import { toAppError } from './errors/constraint-errors.ts';
import type { Queue } from './jobs/define-job.ts';
import type { WaitingJob } from './jobs/job-queue.ts';
import { signings } from './metrics/metrics.ts';
import { actorKey, type Actor } from './modules/ground/audit/actor.ts';
import { appendEvents, type NewEvent } from './modules/ground/audit/append-events.ts';
import { findEvent, jobsOf, type AuditRecord } from './modules/ground/audit/audit-events.ts';
import { spendDailyBudgets, type Act } from './modules/ground/counter/daily-budget.ts';
import { deliverEmail } from './modules/ground/email/deliver-email.job.ts';
import type { Mail } from './modules/ground/email/mail.ts';
import { newEmail, storeEmails, type NewEmail } from './modules/ground/email/outbox.ts';

/** An open transaction. Everything done through it is committed together or not at all. */
export interface Change {
  /** The transaction's unit of work. */
  readonly em: Em;
  /**
   * Records an audit event and enqueues the jobs that follow from it. It is appended to the chain of its link, or of
   * the service when that is null, at the end of the transaction.
   */
  audit(event: AuditRecord & { readonly actor: Actor; readonly link: { readonly id: string } | null }): void;
  /** Puts a mail into the outbox, to be sent after the commit. */
  enqueueMail(mail: Mail): string;
  /** Puts a mail into the outbox to wait for its document. Returns its id, by which a job sends it later. */
  holdMail(mail: Mail): string;
  /** Enqueues a job, to be run after the commit, or after a later time. */
  enqueue<Payload extends object>(job: Queue<Payload>, payload: Payload, after?: Date): void;
}

/** What is written after everything else. */
interface Pending {
  /** The jobs enqueued so far, by name. */
  readonly jobs: Map<string, WaitingJob[]>;
  readonly emails: NewEmail[];
  readonly events: NewEvent[];
  readonly acts: Act[];
}

/** How a change is made. */
export interface ChangeOptions {
  /**
   * False for work that changes no entity which its caller has loaded: comparing them all with what they were takes
   * longer than many a statement. Default: true.
   */
  readonly changesEntities?: boolean;
}

/**
 * Runs a change in one transaction: entities, audit events, mails and jobs are all stored or none is. Turns a violated
 * constraint into its error code. Its audit events draw on the daily budgets of the accounts that cause them: error
 * `too_many_request` with `retryAfter`, see `spendDailyBudgets`.
 */
export async function change<T>(
  ctx: ChangeContext,
  work: (tx: Change) => Promise<T>,
  { changesEntities = true }: ChangeOptions = {},
): Promise<T> {
  const pending: Pending = { jobs: new Map(), emails: [], events: [], acts: [] };
  const { jobs } = ctx.deps;
  try {
    const changed = await ctx.em.transactional(
      async (em) => {
        const result = await work(changeOn(ctx, em, pending));
        await em.flush();
        await storeEmails(em, pending.emails);
        for (const idle of await idleJobs(em, [...pending.jobs.keys()])) {
          pending.jobs.delete(idle);
        }
        for (const [name, waiting] of pending.jobs) {
          await jobs.enqueue(name, waiting, em.getTransactionContext());
        }
        await spendDailyBudgets(ctx, em, pending.acts);
        // Last, because it locks their chains: nothing but the commit may follow.
        await appendEvents(em, pending.events);
        return result;
      },
      { clear: !changesEntities },
    );
    countSignings(pending.events);
    return changed;
  } catch (error) {
    throw toAppError(error);
  } finally {
    jobs.wake(pending.jobs.keys());
  }
}

function countSignings(events: readonly NewEvent[]): void {
  for (const { action } of events) {
    const kind = findEvent(action)?.signed;
    if (kind !== undefined) {
      signings.inc({ kind });
    }
  }
}

function changeOn(ctx: ChangeContext, em: Em, pending: Pending): Change {
  const enqueue = (name: string, job: WaitingJob): void => {
    const waiting = pending.jobs.get(name) ?? [];
    pending.jobs.set(name, waiting);
    waiting.push(job);
  };
  const store = (mail: Mail): string => {
    const email = newEmail(ctx, mail);
    pending.emails.push(email);
    return email.id;
  };
  return {
    em,
    audit({ action, actor, link, subject: named, details }) {
      // As the database writes it: an id that a request named in capitals would be hashed otherwise than it is stored.
      const subject = named.toLowerCase();
      const eventId = crypto.randomUUID();
      pending.acts.push({ action, actor });
      pending.events.push({
        id: eventId,
        action,
        actor: actorKey(actor),
        subject,
        details,
        ip: ctx.source.ip,
        createdAt: ctx.now(),
        linkId: link?.id ?? null,
      });
      const event: EventPayload = { eventId, action, subject, details };
      jobsOf(action).forEach((name) => enqueue(name, { data: event }));
    },
    enqueueMail(mail) {
      const emailId = store(mail);
      enqueue(deliverEmail.name, { data: { emailId } });
      return emailId;
    },
    holdMail: store,
    enqueue(job, payload, after) {
      enqueue(job.name, { data: payload, key: job.key?.(payload), after });
    },
  };
}
