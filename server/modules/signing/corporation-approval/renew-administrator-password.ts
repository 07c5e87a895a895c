import { LockMode } from '@mikro-orm/core';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { makeOneTimePassword } from '#server/modules/access/account/make-one-time-password.ts';
import { Manager, PRESENT_MANAGER, REPRESENTATIVE } from '#server/modules/access/account/manager.entity.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { renewOneTimePassword } from '#server/modules/signing/manager/renew-one-time-password.ts';

/**
 * Mails the administrator of a completed corporation a new one-time password in place of the earlier one. Errors: those
 * of `getChangeableCorporationSigning` and `renewOneTimePassword`; `not_ready_to_sign` unless completed.
 */
export async function renewAdministratorPassword(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const { actor, link, ...own } = await getChangeableCorporationSigning(ctx, id);
  requireState(own.signing, CorporationSigningState.COMPLETED);
  const oneTime = await makeOneTimePassword();
  return change(ctx, async (tx) => {
    const corporation = await lockCorporationSigning(tx.em, own.signing);
    requireState(corporation, CorporationSigningState.COMPLETED);
    const manager = await tx.em.findOneOrFail(
      Manager,
      { ...PRESENT_MANAGER, corporationSigning: corporation, ...REPRESENTATIVE },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    await renewOneTimePassword(ctx, tx, {
      manager,
      corporation,
      link,
      actor,
      oneTime,
      template: 'corporation_approved',
    });
    return corporation;
  });
}
