import type { IntlShape } from 'react-intl';
import type { Form, Problems } from '#client/components/form/form.ts';
import type { Refusals } from '#client/components/form/refusals.ts';

/** What is typed at the log-in: an account of this service, and the consent that every way in needs. */
export interface LoginValues {
  readonly account: string;
  readonly password: string;
  readonly privacyConsented: boolean;
}

/** The form of the log-in. */
export type LoginForm = Form<LoginValues>;

/** Nothing typed. */
export const EMPTY_LOGIN: LoginValues = { account: '', password: '', privacyConsented: false };

/** What the log-in shows itself; an account is never said to be wrong at its input, for it may be the password. */
export const LOGIN_REFUSALS: Refusals<keyof LoginValues> = {
  inputs: { privacy_consent_invalid: 'privacyConsented' },
  codes: [
    'wrong_id_or_pw',
    'one_time_password_expired',
    'id_pwd_err',
    'no_db_record',
    'auth_failed',
    'expired_verification_code',
    'user_login_frozen',
    'too_many_request',
    'bad_request_parameter',
    'not_support_platform',
    'unsupported_code_platform',
  ],
};

/** What is missing. */
export function loginProblems(
  intl: IntlShape,
  { account, password, privacyConsented }: LoginValues,
): Problems<LoginValues> {
  return {
    account: account.trim() === '' ? intl.formatMessage({ id: 'login.problem.account' }) : undefined,
    password: password === '' ? intl.formatMessage({ id: 'login.problem.password' }) : undefined,
    privacyConsented: privacyConsented ? undefined : intl.formatMessage({ id: 'login.problem.consent' }),
  };
}
