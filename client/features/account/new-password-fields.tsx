import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormInput } from '#client/components/form/form.ts';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface NewPasswordFieldsProps {
  readonly newPassword: FormInput<string>;
  readonly repeated: FormInput<string>;
}

/** A new password, with the rules that it keeps so far, and once more against slips. */
export function NewPasswordFields({ newPassword, repeated }: NewPasswordFieldsProps): ReactElement {
  return (
    <>
      <PasswordField
        input={newPassword}
        label={<FormattedMessage id="account.newPassword" />}
        autoComplete="new-password"
        help={<PasswordRules password={newPassword.value} />}
      />
      <PasswordField input={repeated} label={<FormattedMessage id="account.repeated" />} autoComplete="new-password" />
    </>
  );
}
