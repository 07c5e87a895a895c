import { LockMode } from '@mikro-orm/core';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { findExpiredSince } from '#server/modules/signing/signing/corporation/cla-agreement.queries.ts';
import { endIdentities } from '#server/modules/signing/signing/identity/end-identities.ts';
import { findUnproved } from '#server/modules/signing/signing/origin/unproved.sql.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import { checkIds, checkNote, refuseTransition } from './employee-signings-input.rules.ts';
import { newOperation, recordEmployeeChange, reportEmployeeChange } from './report-employee-change.ts';

/** The signings to change, and their new state. */
export interface ChangeEmployeeSigningsInput {
  readonly ids: readonly string[];
  readonly state: EmployeeSigningState;
  /** The note to the employees. */
  readonly note?: string | null | undefined;
}

/** Signings that one request has changed. */
export interface ChangedEmployeeSignings {
  readonly signings: EmployeeSigning[];
  /** Names the change, so that it can be undone. */
  readonly operationId: string;
}

/**
 * Activates, deactivates or removes up to 100 employees of the manager's corporation, all or none, and notifies each of
 * them. Returns the signings in the order of the ids. Errors: those of `requireCorporationManager`; `no_permission`
 * when one is unknown, another corporation's or removed; `bad_request_parameter` with `ids` or `ids.N` when one is
 * already in that state, with the reason `active` when an active one would be removed, and with `note`.
 */
export async function changeEmployeeSignings(
  ctx: AppContext,
  { ids, state, note }: ChangeEmployeeSigningsInput,
): Promise<ChangedEmployeeSignings> {
  const { manager } = await requireCorporationManager(ctx);
  const wanted = checkIds(ids);
  const told = checkNote(note, state);
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, manager);
    const signings = await lockSignings(tx, corporation, wanted);
    for (const [index, signing] of signings.entries()) {
      refuseTransition(signing.state, state, `ids.${index}`);
    }
    const operationId = await changeStates(ctx, tx, { corporation, manager, signings, state, note: told });
    return { signings, operationId };
  });
}

/** Locks and refreshes the signings, in the order of the ids. */
async function lockSignings(
  tx: Change,
  corporationSigning: CorporationSigning,
  ids: readonly string[],
): Promise<EmployeeSigning[]> {
  const where = { id: { $in: [...ids] }, corporationSigning, state: { $ne: EmployeeSigningState.REMOVED } };
  const options = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const found = new Map((await tx.em.find(EmployeeSigning, where, options)).map((signing) => [signing.id, signing]));
  return ids.map((id) => {
    const signing = found.get(id);
    if (signing === undefined) {
      throw new AppError('no_permission');
    }
    return signing;
  });
}

interface StateChange {
  /** Locked, as are the signings. */
  readonly corporation: CorporationSigning;
  readonly manager: LoadedManager;
  readonly signings: readonly EmployeeSigning[];
  readonly state: EmployeeSigningState;
  /** The note to the employees; null for none. */
  readonly note: string | null;
}

/** Puts signings into a state that they may have, with everything that follows. Returns the id of the operation. */
export async function changeStates(
  ctx: AppContext,
  tx: Change,
  { corporation, manager, signings, state, note }: StateChange,
): Promise<string> {
  const operation = newOperation(ctx);
  const expiredSince = await findExpiredSince(tx.em, corporation, operation.changedAt);
  const unproved = await findUnproved(
    tx.em,
    signings.map(({ id }) => id),
  );
  for (const signing of signings) {
    signing.state = state;
    const changed = { signing, manager, note, operation };
    if (unproved.has(signing.id)) {
      recordEmployeeChange(tx, { ...changed, emailId: null });
    } else {
      reportEmployeeChange(ctx, tx, { ...changed, expiredSince });
    }
  }
  if (state === EmployeeSigningState.REMOVED) {
    const ended = signings.map(({ id }) => id);
    await endIdentities(ctx, tx, { link: manager.link, actor: actorOf(manager), signings: ended });
  }
  return operation.id;
}
