import { type Failure, failureCode } from '#client/apollo/failure.ts';
import { typedCode } from '#client/components/typed-code.ts';
import type { ErrorCode } from '#generated/enums.ts';
import { isEmail } from '#rules/email.ts';

/** The inputs of an authorisation by SMTP. */
export type SmtpInput = 'address' | 'authorizationCode' | 'verificationCode';

/** What was typed into them. */
export type SmtpValues = Readonly<Record<SmtpInput, string>>;

const CODE = /^\d{6}$/;

/** Codes that speak of one input; all others open the dialog. */
const INPUT_BY_CODE: Readonly<Partial<Record<ErrorCode, SmtpInput>>> = {
  invalid_email: 'address',
  not_an_email: 'address',
  unknown_email: 'address',
  unknown_email_platform: 'address',
  invalid_email_auth_code: 'authorizationCode',
  failed_to_send_email: 'authorizationCode',
  wrong_verification_code: 'verificationCode',
  verification_code_wrong: 'verificationCode',
  expired_verification_code: 'verificationCode',
  too_many_request: 'verificationCode',
};

/** The codes that the form shows in their place. */
export const SMTP_REFUSALS: ReadonlySet<string> = new Set(Object.keys(INPUT_BY_CODE));

/** The input that a refusal speaks of; undefined when the dialog has it. */
export function refusedInput(failure: Failure): SmtpInput | undefined {
  return INPUT_BY_CODE[failureCode(failure) as ErrorCode];
}

/** The inputs that are not fit, in their order; the verification code is looked at only where it is needed. */
export function wrongInputs(values: SmtpValues, needsCode: boolean): readonly SmtpInput[] {
  return [
    isEmail(values.address.trim()) ? [] : (['address'] as const),
    values.authorizationCode.trim() === '' ? (['authorizationCode'] as const) : [],
    !needsCode || CODE.test(typedCode(values.verificationCode)) ? [] : (['verificationCode'] as const),
  ].flat();
}
