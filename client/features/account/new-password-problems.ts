import type { IntlShape } from 'react-intl';
import type { Problems } from '#client/components/form/form.ts';
import { isPassword } from '#rules/password.ts';

/** A new password, typed twice. */
export type NewPassword = { readonly newPassword: string; readonly repeated: string };

/** What is wrong with a new password; the old one is known only where it is asked for. */
export function newPasswordProblems(
  intl: IntlShape,
  { newPassword, repeated }: NewPassword,
  oldPassword?: string,
): Problems<NewPassword> {
  return {
    newPassword: newProblem(intl, newPassword, oldPassword),
    repeated: repeatProblem(intl, newPassword, repeated),
  };
}

function newProblem(intl: IntlShape, newPassword: string, oldPassword: string | undefined): string | undefined {
  if (newPassword === '') {
    return intl.formatMessage({ id: 'account.problem.newPassword' });
  }
  if (!isPassword(newPassword)) {
    return intl.formatMessage({ id: 'account.problem.rules' });
  }
  return newPassword === oldPassword ? intl.formatMessage({ id: 'errors.same_password' }) : undefined;
}

function repeatProblem(intl: IntlShape, newPassword: string, repeated: string): string | undefined {
  if (repeated === '') {
    return intl.formatMessage({ id: 'account.problem.repeated' });
  }
  return repeated === newPassword ? undefined : intl.formatMessage({ id: 'account.problem.different' });
}
