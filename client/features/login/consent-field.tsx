import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { privacyLink } from '#client/components/privacy-link.tsx';
import type { LoginForm } from './login-values.ts';

interface ConsentFieldProps {
  readonly form: LoginForm;
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
