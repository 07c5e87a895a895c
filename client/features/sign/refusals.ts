import type { Failure } from '#client/apollo/failure.ts';
import type { ErrorCode } from '#generated/enums.ts';
import type { SignField } from './sign-fields.ts';
import type { InputKey } from './sign-form-state.ts';

/** Codes that speak of one input. */
const INPUT_BY_CODE: Readonly<Partial<Record<ErrorCode, InputKey>>> = {
  wrong_verification_code: 'verificationCode',
  verification_code_wrong: 'verificationCode',
  expired_verification_code: 'verificationCode',
  invalid_email: 'email',
  not_an_email: 'email',
  unmatched_email: 'email',
  restricted_email_suffix: 'email',
  sameEmailSuffix: 'email',
  not_same_corp: 'email',
  has_not_signed: 'corporationSigningId',
  uncompleted_signing: 'corporationSigningId',
  no_employee_manager: 'corporationSigningId',
};

/** Codes that speak of the submission as a whole, or say in `field` what they speak of. */
const SUBMISSION_CODES: readonly ErrorCode[] = [
  'resigned',
  'has_signed',
  'go_to_sign_employee_cla',
  'unmatched_cla',
  'no_cla_binding',
  'no_cla_binding_individual',
  'no_cla_binding_corp',
  'no_cla_binding_emp',
  'no_link',
  'bad_request_parameter',
  'invalid_parameter',
  'too_many_request',
];

/** The codes that the form shows in their place; every other opens the dialog. */
export const REFUSAL_CODES: ReadonlySet<string> = new Set([...Object.keys(INPUT_BY_CODE), ...SUBMISSION_CODES]);

/** Inputs by their names in what is submitted. */
const INPUT_BY_NAME: Readonly<Partial<Record<string, InputKey>>> = {
  name: 'name',
  email: 'email',
  verificationCode: 'verificationCode',
  privacyConsented: 'privacyConsented',
  corporationName: 'corporationName',
  representativeName: 'authorized',
  corporationSigningId: 'corporationSigningId',
};

/** The input that a refusal speaks of; undefined when it is the submission as a whole. */
export function refusedInput(failure: Failure, fields: readonly SignField[]): InputKey | undefined {
  if (failure.kind === 'network') {
    return undefined;
  }
  const { field } = failure.details;
  const byCode: InputKey | undefined = INPUT_BY_CODE[failure.code as ErrorCode];
  return (
    byCode ??
    (field === undefined ? undefined : INPUT_BY_NAME[field]) ??
    fields.find(({ fieldId }) => fieldId !== undefined && fieldId === field)?.type
  );
}
