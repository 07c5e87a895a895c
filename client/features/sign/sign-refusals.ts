import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import type { SignField } from './sign-fields.ts';
import type { SignInput } from './sign-values.ts';

const REFUSALS: Refusals<SignInput> = {
  inputs: {
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
  },
  codes: [
    'resigned',
    'has_signed',
    'cla_is_latest',
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
  ],
};

/** Of every operation of a signing, and of the agreement to a newer version. */
export const SIGN_OPERATION = operationOptions(REFUSALS);

/** What the form shows itself; the server calls the fields of the CLA by their ids. */
export function signRefusals(fields: readonly SignField[]): Refusals<SignInput> {
  const byId = fields.flatMap(({ fieldId, type }) => (fieldId === undefined ? [] : [[fieldId, type] as const]));
  return { ...REFUSALS, fields: { representativeName: 'authorized', ...Object.fromEntries(byId) } };
}
