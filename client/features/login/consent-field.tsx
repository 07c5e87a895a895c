import { type ReactElement, type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { focusInput } from '#client/components/form/input-id.ts';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { usePolicyPath } from '#client/session/use-policy-path.ts';
import type { LoginForm } from './login-values.ts';

interface ConsentFieldProps {
  readonly form: LoginForm;
}

/** The box to tick, with the policy behind a link, for visitors who have not agreed to the current policy. */
export function ConsentField({ form }: ConsentFieldProps): ReactElement | null {
  return form.values.isConsentAsked ? <ConsentBox form={form} /> : null;
}

/** Takes the focus when it appears: it is what the log-in waits for. */
function ConsentBox({ form }: ConsentFieldProps): ReactElement {
  const policyPath = usePolicyPath();
  const privacy = (text: ReactNode[]) => <NewTabLink href={policyPath('privacy')}>{text}</NewTabLink>;
  const input = form.input('privacyConsented');
  useEffect(() => focusInput(input.id), [input.id]);
  return <CheckboxField input={input} label={<FormattedMessage id="login.consent" values={{ privacy }} />} />;
}
