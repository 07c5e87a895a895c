import { Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type ResetPasswordOptions, useResetPassword } from './use-reset-password.ts';

/** The new password, twice. */
export function ResetPasswordForm(options: ResetPasswordOptions): ReactElement {
  const intl = useIntl();
  const { form, refusal, isBusy, handleSubmit } = useResetPassword(options);
  return (
    <form
      noValidate
      aria-label={intl.formatMessage({ id: 'account.reset.title' })}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Stack gap="6">
        {refusal !== undefined && (
          <FormRefusal title={<FormattedMessage id="account.reset.refused" />} refusal={refusal} />
        )}
        <NewPasswordFields newPassword={form.input('newPassword')} repeated={form.input('repeated')} />
        <SubmitButton isBusy={isBusy}>
          <FormattedMessage id={isBusy ? 'account.submitting' : 'account.reset.submit'} />
        </SubmitButton>
      </Stack>
    </form>
  );
}
