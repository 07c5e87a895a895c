import { isUuid } from '#rules/uuid.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import { newOperation, recordEmployeeChange } from './report-employee-change.ts';
import { canUndo } from './undo-window.rules.ts';

/**
 * Undoes an activation or deactivation that the manager has just made, for everybody it concerned or for none, and
 * withdraws its mails, so that the employees hear of neither; the history keeps both changes. Returns how many
 * employees it was. Errors: those of `requireCorporationManager`; `no_permission` when it is not a change of this
 * manager; `bad_request_parameter` with `operationId` when it was a removal, is more than 12 seconds old, or when one
 * of the employees was changed since.
 */
export async function undoEmployeeChange(ctx: AppContext, operationId: string): Promise<number> {
  const { manager } = await requireCorporationManager(ctx);
  return change(ctx, async (tx) => {
    await lockOwnCorporation(tx.em, manager);
    const undone = await findOwnChanges(tx, operationId, manager.id);
    refuseFinal(ctx, undone);
    const signings = await loadSignings(tx, undone);
    await withdrawMails(tx, undone);
    const again = { manager, note: null, operation: newOperation(ctx), emailId: null };
    for (const signing of signings) {
      const wasActivated = signing.state === EmployeeSigningState.ACTIVE;
      signing.state = wasActivated ? EmployeeSigningState.INACTIVE : EmployeeSigningState.ACTIVE;
      recordEmployeeChange(tx, { ...again, signing });
    }
    return signings.length;
  });
}

const tooLate = (): AppError => new AppError('bad_request_parameter', { field: 'operationId' });

async function findOwnChanges(tx: Change, operationId: string, manager: string): Promise<EmployeeSigningChange[]> {
  const found = isUuid(operationId)
    ? await tx.em.find(
        EmployeeSigningChange,
        { operationId, manager },
        { populate: ['employeeSigning'], refresh: true },
      )
    : [];
  if (found.length === 0) {
    throw new AppError('no_permission');
  }
  return found;
}

function refuseFinal(ctx: AppContext, undone: readonly EmployeeSigningChange[]): void {
  const isFinal = undone.some(
    ({ state, changedAt }) => state === EmployeeSigningState.REMOVED || !canUndo(changedAt, ctx.now()),
  );
  if (isFinal) {
    throw tooLate();
  }
}

/** The signings of these changes, unless one was changed since. */
async function loadSignings(tx: Change, undone: readonly EmployeeSigningChange[]): Promise<EmployeeSigning[]> {
  const ids = undone.map(({ employeeSigning }) => employeeSigning.id);
  const [first] = undone;
  const since = { employeeSigning: { $in: ids }, changedAt: { $gt: first?.changedAt ?? null } };
  if ((await tx.em.count(EmployeeSigningChange, since)) > 0) {
    throw tooLate();
  }
  return Promise.all(undone.map(({ employeeSigning }) => employeeSigning.loadOrFail()));
}

/** They wait until a change can no longer be undone, so none of them has left. */
async function withdrawMails(tx: Change, undone: readonly EmployeeSigningChange[]): Promise<void> {
  const ids = undone.flatMap(({ emailId }) => (typeof emailId === 'string' ? [emailId] : []));
  const withdrawn = await tx.em.nativeDelete(Email, { id: { $in: ids }, state: EmailState.QUEUED });
  if (withdrawn < ids.length) {
    throw tooLate();
  }
}
