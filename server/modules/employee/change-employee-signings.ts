import { LockMode } from '@mikro-orm/core';
import { signingPath } from '#rules/paths.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/account/actor-of.ts';
import type { AuditAction } from '#server/modules/audit/audit-events.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/corporation/lock-own-corporation.ts';
import type { Mail } from '#server/modules/email/mail.ts';
import { requireCorporationManager } from '#server/modules/session/authorize.ts';
import type { LoadedManager } from '#server/modules/session/find-session.ts';
import { findExpiredSince } from '#server/modules/signing/corporation/cla-agreement.queries.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee-signing.entity.ts';
import { endIdentities } from '#server/modules/signing/identity/end-identities.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { checkIds, refuseTransition } from './employee-signings-input.rules.ts';

/** The signings to change, and their new state. */
export interface ChangeEmployeeSigningsInput {
  readonly ids: readonly string[];
  readonly state: EmployeeSigningState;
}

const ACTIONS = {
  active: 'EMPLOYEE_ACTIVATED',
  inactive: 'EMPLOYEE_DEACTIVATED',
  removed: 'EMPLOYEE_REMOVED',
} as const satisfies Record<EmployeeSigningState, AuditAction['action']>;

/**
 * Activates, deactivates or removes up to 100 employees of the manager's corporation, all or none, and notifies each of
 * them. Returns the signings in the order of the ids. Errors: those of `requireCorporationManager`; `no_permission`
 * when one is unknown, another corporation's or removed; `bad_request_parameter` with `ids` or `ids.N` when one is
 * already in that state, and with the reason `active` when an active one would be removed.
 */
export async function changeEmployeeSignings(
  ctx: AppContext,
  { ids, state }: ChangeEmployeeSigningsInput,
): Promise<EmployeeSigning[]> {
  const { manager } = await requireCorporationManager(ctx);
  const wanted = checkIds(ids);
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, manager);
    const signings = await lockSignings(tx, corporation, wanted);
    for (const [index, signing] of signings.entries()) {
      refuseTransition(signing.state, state, `ids.${index}`);
    }
    const expiredSince = await findExpiredSince(tx.em, corporation, ctx.now());
    for (const signing of signings) {
      signing.state = state;
      reportEmployeeChange(ctx, tx, { signing, manager, expiredSince });
    }
    if (state === EmployeeSigningState.REMOVED) {
      await endIdentities(ctx, tx, { link: manager.link, actor: actorOf(manager), signings: wanted });
    }
    return signings;
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

interface Changed {
  readonly signing: EmployeeSigning;
  readonly manager: LoadedManager;
  /** As returned by `findExpiredSince`. */
  readonly expiredSince: string;
}

/** Records who changed a signing, whose state is the new one, and notifies the employee. */
export function reportEmployeeChange(ctx: AppContext, tx: Change, changed: Changed): void {
  const { signing, manager } = changed;
  const { reference } = signing;
  const state: EmployeeSigningState = signing.state;
  tx.em.create(EmployeeSigningChange, { employeeSigning: signing, state, changedAt: ctx.now(), manager: manager.id });
  tx.audit({
    action: ACTIONS[state],
    actor: actorOf(manager),
    link: signing.link,
    subject: signing.id,
    details: { reference },
  });
  tx.enqueueMail(mailOf(ctx, changed));
}

/** The mail that notifies an employee of the new state. */
function mailOf(ctx: AppContext, { signing, manager, expiredSince }: Changed): Mail {
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
    return { template: 'employee_activated', ...addressing, data: { ...data, expiredSince } };
  }
  if (signing.state === EmployeeSigningState.INACTIVE) {
    return { template: 'employee_deactivated', ...addressing, data };
  }
  const employeeUrl = new URL(signingPath(link.linkId, 'employee'), ctx.deps.config.publicUrl).href;
  return { template: 'employee_removed', ...addressing, data: { ...data, employeeUrl } };
}
