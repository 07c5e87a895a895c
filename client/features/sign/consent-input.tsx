import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { policyPath } from '#client/components/policy-links.ts';
import { inputId } from './input-id.ts';
import type { SignForm } from './use-sign-form.ts';

const KEY = 'privacyConsented';

interface ConsentInputProps {
  readonly linkId: string;
  readonly form: SignForm;
}

/** The consent without which nothing is signed, with what is consented to. */
export function ConsentInput({ linkId, form }: ConsentInputProps): ReactElement {
  const linkTo = (page: Parameters<typeof policyPath>[0]) => (text: ReactNode[]) => (
    <NewTabLink href={policyPath(page, linkId)}>{text}</NewTabLink>
  );
  return (
    <CheckboxField
      input={{
        id: inputId(KEY),
        name: KEY,
        value: form.state.hasConsented,
        problem: form.shownProblems.get(KEY),
        onChange: (hasConsented) => form.dispatch({ type: 'consented', hasConsented }),
      }}
      label={
        <FormattedMessage
          id="sign.consent"
          values={{ privacy: linkTo('privacy'), cookies: linkTo('cookies'), list: linkTo('information-list') }}
        />
      }
    />
  );
}
