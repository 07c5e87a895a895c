import { Input, type InputProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/form/form-field.tsx';
import { useTimeStyle } from '#client/components/use-time-style.ts';
import type { FieldType } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';
import { utcDay } from '#rules/utc-day.ts';
import type { SignField } from './sign-fields.ts';
import type { SignForm } from './sign-values.ts';

const ATTRIBUTES: Readonly<Record<FieldType, InputProps>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  authorized: { autoComplete: 'off' },
  title: { autoComplete: 'organization-title' },
  corporationName: { autoComplete: 'organization' },
  // Reads as a fact, not as a field to fill in.
  date: { readOnly: true, tabIndex: -1, unstyled: true, width: 'full', bg: 'transparent' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  address: { autoComplete: 'street-address' },
  fax: { type: 'tel', autoComplete: 'fax tel' },
};

/** The day that the server would record now: it counts in UTC. */
function today(language: Language): string {
  return utcDay(new Date().toISOString().slice(0, 10), language);
}

interface SignFieldInputProps {
  readonly field: SignField;
  readonly form: SignForm;
}

/** One field of the CLA, as the community titled it. */
export function SignFieldInput({ field, form }: SignFieldInputProps): ReactElement {
  const { type, label, help, required } = field;
  const { language } = useTimeStyle();
  const input = form.input(type);
  const isDate = type === 'date';
  return (
    <FormField
      id={input.id}
      label={required || isDate ? label : <Optional label={label} />}
      required={required && !isDate}
      help={isDate || help === '' ? undefined : help}
      problem={input.problem}
    >
      {(described) => (
        <Input
          name={type}
          value={isDate ? today(language) : input.value}
          onChange={(event) => input.onChange(event.target.value)}
          onBlur={input.onLeave}
          {...ATTRIBUTES[type]}
          {...described}
        />
      )}
    </FormField>
  );
}

/** Shows what `aria-required` says to screen readers. */
function Optional({ label }: { readonly label: string }): ReactElement {
  return (
    <>
      {label}
      <span className="field-optional" aria-hidden>
        <FormattedMessage id="sign.field.optional" />
      </span>
    </>
  );
}
