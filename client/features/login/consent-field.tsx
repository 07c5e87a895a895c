import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import type { Form } from '#client/components/form/use-form.ts';
import { privacyLink } from '#client/components/privacy-link.tsx';

/** The consent without which nobody logs in. */
export type ConsentForm = Form<{ readonly privacyConsented: boolean }>;

interface ConsentFieldProps {
  readonly form: ConsentForm;
}

/** The box to tick before any of the ways in, with the policy behind a link. */
export function ConsentField({ form }: ConsentFieldProps): ReactElement {
  return (
    <CheckboxField
      input={form.input('privacyConsented')}
      label={<FormattedMessage id="login.consent" values={{ privacy: privacyLink }} />}
    />
  );
}
