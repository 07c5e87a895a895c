import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { matchesPassword } from '#server/security/password-hash.ts';
import type { LoginOwner } from './find-login-owners.ts';
import { acceptRightPassword, countWrongPassword, withoutFrozen } from './login-guard.ts';

/**
 * Checks the password of the logged-in account. Wrong ones count as failed logins of the account, to stop guessing from
 * an unattended browser. Errors: `invalid_account_or_pw`, `user_login_frozen` with `retryAfter`.
 */
export async function provePassword(ctx: AppContext, owner: LoginOwner, password: string): Promise<void> {
  const isOpen = (await withoutFrozen(ctx, [owner])).length > 0;
  if (!isOpen || !(await matchesPassword(password, owner.passwordHash))) {
    await countWrongPassword(ctx, { accounts: [owner] });
    throw new AppError('invalid_account_or_pw');
  }
  await acceptRightPassword(ctx, { accounts: [owner] });
}
