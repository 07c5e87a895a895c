import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { login, type LoginInput, type LoginResult } from './login.ts';

/**
 * Logs in for clients that can ask for neither a second factor nor a confirmation. Errors: those of `login`,
 * `second_factor_needed` for an account that has one.
 */
export async function loginWithoutPage(
  ctx: AppContext,
  input: LoginInput,
): Promise<Exclude<LoginResult, { readonly secondFactor: unknown }>> {
  const result = await login(ctx, { ...input, withoutPage: true });
  if ('secondFactor' in result) {
    throw new AppError('second_factor_needed');
  }
  return result;
}
