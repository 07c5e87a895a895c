import type { IntlShape } from 'react-intl';
import { CONSENT_CODE, type Failure, failureCode, toFailure } from '#client/apollo/failure.ts';
import type { Form, Problems } from '#client/components/form/form.ts';
import type { Refusals } from '#client/components/form/refusals.ts';
import type { ErrorCode } from '#generated/enums.ts';

/** What is typed at the log-in: an account of this service, and the consent, where it is asked for. */
export interface LoginValues {
  readonly account: string;
  readonly password: string;
  readonly privacyConsented: boolean;
  /**
   * Whether the box for it is shown. It is once a log-in was refused without it: a manager who has agreed to the
   * current policy is not asked again.
   */
  readonly isConsentAsked: boolean;
}

/** The form of the log-in. */
export type LoginForm = Form<LoginValues>;

/** Nothing typed. */
export const EMPTY_LOGIN: LoginValues = { account: '', password: '', privacyConsented: false, isConsentAsked: false };

/**
 * Codes that concern the log-in as a whole: the account's input never shows an error, for the password may be wrong.
 */
export const LOGIN_REFUSAL_CODES = [
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
] as const satisfies readonly ErrorCode[];

/** What the log-in shows itself. */
export const LOGIN_REFUSALS: Refusals<keyof LoginValues> = {
  inputs: { [CONSENT_CODE]: 'privacyConsented' },
  codes: LOGIN_REFUSAL_CODES,
};

/** The same where the account is known, so that only the password can be wrong. */
export const PASSWORD_REFUSALS: Refusals<keyof LoginValues> = {
  ...LOGIN_REFUSALS,
  inputs: { ...LOGIN_REFUSALS.inputs, wrong_id_or_pw: 'password' },
};

/** What is missing. */
export function loginProblems(intl: IntlShape, { account, password, ...consent }: LoginValues): Problems<LoginValues> {
  return {
    account: account.trim() === '' ? intl.formatMessage({ id: 'login.problem.account' }) : undefined,
    password: password === '' ? intl.formatMessage({ id: 'login.problem.password' }) : undefined,
    privacyConsented: consentProblem(intl, consent),
  };
}

function consentProblem(
  intl: IntlShape,
  { privacyConsented, isConsentAsked }: Pick<LoginValues, 'privacyConsented' | 'isConsentAsked'>,
): string | undefined {
  return privacyConsented || !isConsentAsked ? undefined : intl.formatMessage({ id: 'login.problem.consent' });
}

/** Shows the box for the consent if a log-in was refused without it. */
export function askRefusedConsent(form: LoginForm, failure: Failure): void {
  if (failureCode(failure) === CONSENT_CODE) {
    form.set('isConsentAsked', true);
  }
}

/** Shows why a way in other than the form itself was refused. */
export function refuseLogin(form: LoginForm, error: unknown): void {
  askRefusedConsent(form, toFailure(error));
  form.refuse(error);
}
