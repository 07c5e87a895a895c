import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import { requireSecondFactor } from '#server/modules/access/session/second-factor/require-second-factor.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { lockOwnCorporation } from './lock-own-corporation.ts';

/**
 * Sets whether the managers of the administrator's corporation need a second factor. Errors: those of
 * `requireCorporationManager`, for the administrator only; `second_factor_missing` when they require one and have none;
 * those of `requireStepUp`.
 */
export async function setSecondFactorRequirement(ctx: AppContext, required: boolean): Promise<CorporationSigning> {
  const { actor, manager, session } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  if (required) {
    await requireSecondFactor(ctx, manager);
  }
  await requireStepUp(ctx, session);
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, manager);
    if (corporation.requiresSecondFactor !== required) {
      corporation.requiresSecondFactor = required;
      const { id: subject, link, reference } = corporation;
      const action = required ? 'SECOND_FACTOR_REQUIRED' : 'SECOND_FACTOR_OPTIONAL';
      tx.audit({ action, actor, link, subject, details: { reference } });
    }
    return corporation;
  });
}
