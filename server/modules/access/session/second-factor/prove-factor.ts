import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { checkPasskey, type PasskeyResponse } from '#server/modules/access/second-factor/check-passkey.ts';
import { checkTotp } from '#server/modules/access/second-factor/check-totp.ts';
import type { CeremonyScope } from '#server/modules/access/second-factor/passkey-ceremony.ts';
import { spendRecoveryCode } from '#server/modules/access/second-factor/recovery-codes.ts';
import { acceptRightPassword, countWrongPassword, withoutFrozen } from '#server/modules/access/session/login-guard.ts';

/** A second factor: exactly one of them is given. */
export interface FactorInput {
  readonly totpCode?: string | null;
  readonly recoveryCode?: string | null;
  readonly passkey?: PasskeyResponse | null;
}

/** Whose factor it must be, and what its ceremony belongs to. */
interface Proof {
  readonly owner: AccountOwner;
  readonly input: FactorInput;
  readonly scope: CeremonyScope;
}

/**
 * Checks a second factor and uses it up. Wrong codes are counted apart from wrong passwords, so that a right password
 * does not give new tries. Errors: `bad_request_parameter` unless exactly one is given, `wrong_verification_code` with
 * `retryNum`, `user_login_frozen` with `retryAfter`, `auth_failed`, `expired_verification_code`.
 */
export async function proveFactor(ctx: AppContext, { owner, input, scope }: Proof): Promise<void> {
  const { totpCode, recoveryCode, passkey } = input;
  if ([totpCode, recoveryCode, passkey].filter((given) => given !== null && given !== undefined).length !== 1) {
    throw new AppError('bad_request_parameter', { field: 'totpCode' });
  }
  if (passkey) {
    await checkPasskey(ctx, passkey, { ...scope, owner });
    return;
  }
  await proveCode(ctx, owner, () =>
    typeof totpCode === 'string'
      ? checkTotp(ctx, owner, totpCode)
      : spendRecoveryCode(ctx.em, { owner, code: recoveryCode ?? '', now: ctx.now() }),
  );
}

/** Checks a code and counts the wrong ones. Errors: `wrong_verification_code`, `user_login_frozen`. */
export async function proveCode(ctx: AppContext, { id }: AccountOwner, check: () => Promise<boolean>): Promise<void> {
  const accounts = [{ id: `second-factor:${id}` }];
  const isOpen = (await withoutFrozen(ctx, accounts)).length > 0;
  if (!isOpen || !(await check())) {
    throw new AppError('wrong_verification_code', { retryNum: await countWrongPassword(ctx, { accounts }) });
  }
  await acceptRightPassword(ctx, { accounts });
}
