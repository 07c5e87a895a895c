import { chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useChangePassword } from './use-change-password.ts';

interface ChangePasswordFormProps {
  /** Whose password it is, for password managers. */
  readonly account: string;
}

/** The old password, and the new one twice. */
export function ChangePasswordForm({ account }: ChangePasswordFormProps): ReactElement {
  const intl = useIntl();
  const { form, refusal, isBusy, handleSubmit } = useChangePassword();
  return (
    <form
      noValidate
      aria-label={intl.formatMessage({ id: 'account.change.title' })}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Stack gap="6">
        {refusal !== undefined && (
          <FormRefusal title={<FormattedMessage id="account.change.refused" />} refusal={refusal} />
        )}
        <VisuallyHidden aria-hidden>
          <chakra.input autoComplete="username" tabIndex={-1} readOnly value={account} />
        </VisuallyHidden>
        <PasswordField
          input={form.input('oldPassword')}
          label={<FormattedMessage id="account.oldPassword" />}
          autoComplete="current-password"
        />
        <NewPasswordFields newPassword={form.input('newPassword')} repeated={form.input('repeated')} />
        <SubmitButton isBusy={isBusy}>
          <FormattedMessage id={isBusy ? 'account.submitting' : 'account.change.submit'} />
        </SubmitButton>
      </Stack>
    </form>
  );
}
