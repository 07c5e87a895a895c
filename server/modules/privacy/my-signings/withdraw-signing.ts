import { LockMode } from '@mikro-orm/core';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import { endEmployeeSigning } from '#server/modules/privacy/signing-end/end-employee-signing.ts';
import { endIndividualSigning } from '#server/modules/privacy/signing-end/end-individual-signing.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { describeSigning, getMySigning, type MySigning } from './my-signings.queries.ts';
import { requireSigner } from './require-signer.ts';

/**
 * Withdraws a signing of the signer for the future: ends an individual one, removes an employee's, and mails the signer.
 * Contributions and verdicts of before stay as they are. Errors: those of `requireSigner`; `no_permission` for somebody
 * else's; `not_ready_to_sign` for a corporation's and for what has ended.
 */
export async function withdrawSigning(ctx: AppContext, reference: string): Promise<MySigning> {
  const session = await requireSigner(ctx);
  const own = await getMySigning(ctx, session, reference);
  await change(ctx, async (tx) => {
    if (own instanceof IndividualSigning) {
      await endIndividual(ctx, tx, own);
    } else if (own instanceof EmployeeSigning) {
      await removeEmployee(ctx, tx, own);
    } else {
      throw new AppError('not_ready_to_sign');
    }
    confirm(ctx, tx, own);
  });
  return describeSigning(ctx, await getMySigning(ctx, session, reference));
}

const HOLD = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

async function endIndividual(ctx: AppContext, tx: Change, { id }: IndividualSigning): Promise<void> {
  const signing = await tx.em.findOneOrFail(IndividualSigning, { id }, HOLD);
  if (signing.endedAt) {
    throw new AppError('not_ready_to_sign');
  }
  const reason = IndividualSigningEnd.WITHDRAWN;
  await endIndividualSigning(ctx, tx, { signing, actor: SIGNER, reason, endedAt: ctx.now() });
}

async function removeEmployee(ctx: AppContext, tx: Change, { id }: EmployeeSigning): Promise<void> {
  const signing = await tx.em.findOneOrFail(EmployeeSigning, { id }, HOLD);
  if (signing.state === EmployeeSigningState.REMOVED) {
    throw new AppError('not_ready_to_sign');
  }
  await endEmployeeSigning(ctx, tx, { signing, actor: SIGNER });
}

function confirm(
  ctx: AppContext,
  tx: Change,
  { name, email, language, reference, link }: IndividualSigning | EmployeeSigning,
): void {
  const { alias: community, projectUrl } = link.getEntity();
  tx.enqueueMail({
    template: 'signing_withdrawn',
    language,
    recipient: email,
    link,
    data: { community, projectUrl, name, reference, endedAt: ctx.now().toISOString().slice(0, 10) },
  });
}
