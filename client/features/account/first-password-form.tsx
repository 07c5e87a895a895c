import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountName } from '#client/components/form/account-name.tsx';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useReplaceOneTimePasswordMutation } from '#generated/hooks.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type NewPassword, newPasswordProblems } from './new-password-problems.ts';

interface FirstPasswordFormProps {
  /** Whose password it is, for password managers. */
  readonly account: string;
}

const REFUSALS: Refusals<keyof NewPassword> = {
  inputs: {
    invalid_password: 'newPassword',
    too_short_or_long_password: 'newPassword',
    same_password: 'newPassword',
  },
  codes: ['no_permission', 'too_many_request', 'bad_request_parameter'],
};

/** The first password of one's own, twice: the log-in has just proved the one-time password. */
export function FirstPasswordForm({ account }: FirstPasswordFormProps): ReactElement {
  const intl = useIntl();
  const [replace] = useReplaceOneTimePasswordMutation(operationOptions(REFUSALS));
  const form = useForm({
    id: 'account',
    initial: { newPassword: '', repeated: '' },
    findProblems: (typed) => newPasswordProblems(intl, typed),
    refusals: REFUSALS,
    submit: ({ newPassword }) => replace({ variables: { input: { newPassword } } }),
    onDone: () => showToast(intl.formatMessage({ id: 'account.first.done' })),
  });
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'account.first.title' })}
      refused={<FormattedMessage id="account.first.refused" />}
    >
      <AccountName account={account} />
      <NewPasswordFields newPassword={form.input('newPassword')} repeated={form.input('repeated')} />
      <SubmitButton isBusy={form.isBusy}>
        <FormattedMessage id={form.isBusy ? 'account.submitting' : 'account.first.submit'} />
      </SubmitButton>
    </FormFrame>
  );
}
