import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { usePolicyPath } from '#client/session/use-policy-path.ts';
import type { LoginForm } from './login-values.ts';

interface ConsentFieldProps {
  readonly form: LoginForm;
}

/** The box to tick before any of the ways in, with the policy behind a link. */
export function ConsentField({ form }: ConsentFieldProps): ReactElement {
  const policyPath = usePolicyPath();
  const privacy = (text: ReactNode[]) => <NewTabLink href={policyPath('privacy')}>{text}</NewTabLink>;
  return (
    <CheckboxField
      input={form.input('privacyConsented')}
      label={<FormattedMessage id="login.consent" values={{ privacy }} />}
    />
  );
}
