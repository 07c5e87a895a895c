import { signingPath, verifyPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import type { AuditActionName } from '#server/modules/ground/audit/audit-events.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import { mailDueAt } from './undo-window.rules.ts';

const ACTIONS = {
  active: 'EMPLOYEE_ACTIVATED',
  inactive: 'EMPLOYEE_DEACTIVATED',
  removed: 'EMPLOYEE_REMOVED',
} as const satisfies Record<EmployeeSigningState, AuditActionName>;

/** What one request of a manager changes: all of it at one time. */
interface Operation {
  readonly id: string;
  readonly changedAt: Date;
}

/** Begins an operation. */
export function newOperation(ctx: AppContext): Operation {
  return { id: crypto.randomUUID(), changedAt: ctx.now() };
}

interface Changed {
  readonly signing: EmployeeSigning;
  readonly manager: LoadedManager;
  /** As returned by `findExpiredSince`. */
  readonly expiredSince: string;
  /** The note to the employee; null for none. */
  readonly note: string | null;
  readonly operation: Operation;
}

/**
 * Records who changed a signing, whose state is the new one, and notifies the employee. The mail about a change that
 * can be undone leaves when it no longer can.
 */
export function reportEmployeeChange(ctx: AppContext, tx: Change, changed: Changed): void {
  const emailId = tx.holdMail(mailOf(ctx, changed));
  const isFinal = changed.signing.state === EmployeeSigningState.REMOVED;
  tx.enqueue(deliverEmail, { emailId }, isFinal ? undefined : mailDueAt(changed.operation.changedAt));
  recordEmployeeChange(tx, { ...changed, emailId });
}

/** Records who changed a signing, whose state is the new one; `emailId` is null when the employee gets no mail. */
export function recordEmployeeChange(
  tx: Change,
  { signing, manager, note, operation, emailId }: Omit<Changed, 'expiredSince'> & { readonly emailId: string | null },
): void {
  const { reference } = signing;
  const state: EmployeeSigningState = signing.state;
  const change = { employeeSigning: signing, state, changedAt: operation.changedAt, manager: manager.id };
  tx.em.create(EmployeeSigningChange, { ...change, note, operationId: operation.id, emailId });
  tx.audit({
    action: ACTIONS[state],
    actor: actorOf(manager),
    link: signing.link,
    subject: signing.id,
    details: { reference },
  });
}

/** The mail that notifies an employee of the new state. */
function mailOf(ctx: AppContext, { signing, manager, expiredSince, note }: Changed): Mail {
  const link = manager.link.$;
  const corporation = manager.corporationSigning.$;
  const addressing = { language: signing.language, recipient: signing.email, link, corporationSigning: corporation };
  const data = {
    community: link.alias,
    projectUrl: link.projectUrl,
    name: signing.name,
    reference: signing.reference,
    corporationName: corporation.corporationName,
    managerEmail: manager.email,
  };
  if (signing.state === EmployeeSigningState.ACTIVE) {
    const verifyUrl = new URL(verifyPath(signing.reference), ctx.deps.config.publicUrl).href;
    return { template: 'employee_activated', ...addressing, data: { ...data, expiredSince, verifyUrl } };
  }
  const ended = { ...data, note: note ?? '' };
  if (signing.state === EmployeeSigningState.INACTIVE) {
    return { template: 'employee_deactivated', ...addressing, data: ended };
  }
  const employeeUrl = new URL(signingPath(link.linkId, 'employee'), ctx.deps.config.publicUrl).href;
  return { template: 'employee_removed', ...addressing, data: { ...ended, employeeUrl } };
}
