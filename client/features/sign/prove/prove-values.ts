import type { IntlShape } from 'react-intl';
import type { Form, Problems } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import type { CodePlatformKey } from '#rules/code-platform.ts';
import { isEmail, normalizeEmail } from '#rules/email.ts';
import { isTypedCode } from '#rules/typed-code.ts';

/** What is proved: a further address, or an account of a platform. */
export type ProveWay = 'EMAIL' | CodePlatformKey;

/** What is typed. */
export interface ProveValues {
  /** The address that signed, and its code. */
  readonly email: string;
  readonly emailCode: string;
  readonly way: ProveWay;
  /** The further address, and its code. */
  readonly claimedEmail: string;
  readonly claimedCode: string;
}

/** The form of a proof. */
export type ProveForm = Form<ProveValues>;

/** What the form says itself. */
export const PROVE_REFUSALS: Refusals<keyof ProveValues> = {
  codes: [
    'wrong_verification_code',
    'expired_verification_code',
    'invalid_email',
    'too_many_request',
    'no_link',
    'no_cla_binding_individual',
    'resigned',
    'go_to_sign_employee_cla',
    'unsupported_code_platform',
  ],
  fields: { verificationCode: 'emailCode' },
};

/** Of every operation of a proof. */
export const PROVE_OPERATION = operationOptions(PROVE_REFUSALS);

/** What keeps a proof from being sent. */
export function findProveProblems(intl: IntlShape, values: ProveValues): Problems<ProveValues> {
  const { email, emailCode, way, claimedEmail, claimedCode } = values;
  const problems = { email: emailProblem(intl, email), emailCode: codeProblem(intl, emailCode) };
  if (way !== 'EMAIL') {
    return problems;
  }
  const isSame = normalizeEmail(claimedEmail) === normalizeEmail(email);
  const claimed =
    emailProblem(intl, claimedEmail) ?? (isSame ? intl.formatMessage({ id: 'prove.problem.same' }) : undefined);
  return { ...problems, claimedEmail: claimed, claimedCode: codeProblem(intl, claimedCode) };
}

function emailProblem(intl: IntlShape, email: string): string | undefined {
  return isEmail(email.trim()) ? undefined : intl.formatMessage({ id: 'sign.problem.email' });
}

function codeProblem(intl: IntlShape, code: string): string | undefined {
  return isTypedCode(code) ? undefined : intl.formatMessage({ id: 'sign.problem.code' });
}
