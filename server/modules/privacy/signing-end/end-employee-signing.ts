import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { EmployeeSigningChange } from '#server/modules/signing/employee/employee-signing-change.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import type { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { endIdentities } from '#server/modules/signing/signing/identity/end-identities.ts';

/** An employee signing that has not been removed, held by the transaction, and who ends it. */
interface EmployeeEnd {
  readonly signing: EmployeeSigning;
  readonly actor: Actor;
}

/** Removes an employee signing, and what is tied to it. */
export async function endEmployeeSigning(ctx: AppContext, tx: Change, { signing, actor }: EmployeeEnd): Promise<void> {
  const { id, reference, link } = signing;
  signing.state = EmployeeSigningState.REMOVED;
  tx.em.create(EmployeeSigningChange, { employeeSigning: signing, state: signing.state, changedAt: ctx.now() });
  await endIdentities(ctx, tx, { link, actor, signings: [id] });
  tx.audit({ action: 'EMPLOYEE_REMOVED', actor, link, subject: id, details: { reference } });
}
