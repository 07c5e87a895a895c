import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '#client/components/form/form.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import type { PolicyValues } from './policy-values.ts';

interface YesNoSelectProps {
  readonly form: Form<PolicyValues>;
  readonly name: 'confirmationMails' | 'resolveComment' | 'passAsTester';
}

/** What is done or not, with its limits. */
export function YesNoSelect({ form, name }: YesNoSelectProps): ReactElement {
  const intl = useIntl();
  return (
    <SelectField
      input={form.input(name)}
      label={<FormattedMessage id={`gatePolicy.${name}`} />}
      help={<FormattedMessage id={`gatePolicy.${name}.help`} />}
      options={(['no', 'yes'] as const).map((value) => ({
        value,
        text: intl.formatMessage({ id: `gatePolicy.${name}.${value}` }),
      }))}
    />
  );
}
