import type { IntlShape } from 'react-intl';
import type { Problems } from '#client/components/form/form.ts';
import { unprintableText } from '#client/components/form/unprintable-text.ts';
import type { Printing } from '#client/components/form/use-unprintable.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { isEmail } from '#rules/email.ts';
import { fieldProblem } from '#rules/field-value.ts';
import { FIELDS } from '#rules/field.ts';
import { isTypedCode } from '#rules/typed-code.ts';
import type { SignField } from './sign-fields.ts';
import type { SignInput, SignValues } from './sign-values.ts';

/** What decides whether a form can be submitted. */
export interface SignRules {
  readonly fields: readonly SignField[];
  readonly way: SigningWay;
  readonly findUnprintable: Printing['find'];
}

function fieldProblemText(intl: IntlShape, field: SignField, value: string): string | undefined {
  const problem = fieldProblem(field, value);
  if (problem !== undefined) {
    return intl.formatMessage(
      { id: `sign.problem.${problem}` },
      { label: field.label, max: FIELDS[field.type].maxLength },
    );
  }
  return field.type === 'email' && !isEmail(value.trim())
    ? intl.formatMessage({ id: 'sign.problem.email' })
    : undefined;
}

/** What keeps the form from being submitted, in the order of the inputs; corporation and code stand below the address. */
export function findSignProblems(
  intl: IntlShape,
  { fields, way, findUnprintable }: SignRules,
  values: SignValues,
): Problems<SignValues> {
  const { corporationSigningId, verificationCode, privacyConsented } = values;
  const problems: Partial<Record<SignInput, string | undefined>> = {};
  for (const field of fields.filter(({ type }) => type !== 'date')) {
    const value = values[field.type];
    problems[field.type] =
      fieldProblemText(intl, field, value) ?? unprintableText(intl, field.label, findUnprintable(value));
    if (field.type === 'email') {
      const needsCorporation = way === 'employee' && corporationSigningId === '';
      problems.corporationSigningId = needsCorporation
        ? intl.formatMessage({ id: 'sign.problem.employer' })
        : undefined;
      problems.verificationCode = isTypedCode(verificationCode)
        ? undefined
        : intl.formatMessage({ id: 'sign.problem.code' });
    }
  }
  problems.privacyConsented = privacyConsented ? undefined : intl.formatMessage({ id: 'sign.problem.consent' });
  return problems;
}
