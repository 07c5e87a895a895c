import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { type PolicyPage, policyPath } from '#rules/paths.ts';
import type { SignForm } from './sign-values.ts';

interface ConsentInputProps {
  readonly linkId: string;
  readonly form: SignForm;
}

/** The consent without which nothing is signed, with what is consented to. */
export function ConsentInput({ linkId, form }: ConsentInputProps): ReactElement {
  const linkTo = (page: PolicyPage) => (text: ReactNode[]) => (
    <NewTabLink href={policyPath(page, linkId)}>{text}</NewTabLink>
  );
  return (
    <CheckboxField
      input={form.input('privacyConsented')}
      label={
        <FormattedMessage
          id="sign.consent"
          values={{ privacy: linkTo('privacy'), cookies: linkTo('cookies'), list: linkTo('information-list') }}
        />
      }
    />
  );
}
