import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';

/** Asks an account to have a second factor. Error: `second_factor_missing`. */
export async function requireSecondFactor(ctx: AppContext, owner: AccountOwner): Promise<void> {
  if ((await factorMethods(ctx.em, owner)).length === 0) {
    throw new AppError('second_factor_missing');
  }
}
