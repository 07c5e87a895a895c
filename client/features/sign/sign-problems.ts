import type { IntlShape } from 'react-intl';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { typedCode } from '#client/components/typed-code.ts';
import { isEmail } from '#rules/email.ts';
import { fieldProblem } from '#rules/field-value.ts';
import { FIELD_MAX_LENGTH } from '#rules/field.ts';
import type { SignField } from './sign-fields.ts';
import type { InputKey, SignFormState } from './sign-form-state.ts';

const CODE = /^\d{6}$/;

/** What keeps the form from being submitted, in the order of the inputs, in the reader's language (specification §5). */
export type Problems = ReadonlyMap<InputKey, string>;

function fieldProblemText(intl: IntlShape, field: SignField, value: string): string | undefined {
  const problem = fieldProblem(field, value);
  if (problem !== undefined) {
    return intl.formatMessage(
      { id: `sign.problem.${problem}` },
      { label: field.label, max: FIELD_MAX_LENGTH[field.type] },
    );
  }
  return field.type === 'email' && !isEmail(value.trim())
    ? intl.formatMessage({ id: 'sign.problem.email' })
    : undefined;
}

/** Checks the whole form. */
export function findProblems(
  intl: IntlShape,
  { fields, way }: { readonly fields: readonly SignField[]; readonly way: SigningWay },
  { values, hasConsented }: SignFormState,
): Problems {
  const problems = new Map<InputKey, string>();
  const note = (key: InputKey, text: string | undefined) => text !== undefined && problems.set(key, text);
  for (const field of fields.filter(({ type }) => type !== 'date')) {
    note(field.type, fieldProblemText(intl, field, values[field.type] ?? ''));
    if (field.type === 'email') {
      const needsCorporation = way === 'employee' && !values.corporationSigningId;
      note('corporationSigningId', needsCorporation ? intl.formatMessage({ id: 'sign.problem.employer' }) : undefined);
      note(
        'verificationCode',
        CODE.test(typedCode(values.verificationCode)) ? undefined : intl.formatMessage({ id: 'sign.problem.code' }),
      );
    }
  }
  note('privacyConsented', hasConsented ? undefined : intl.formatMessage({ id: 'sign.problem.consent' }));
  return problems;
}
