import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { AccountName } from '#client/components/form/account-name.tsx';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import type { Form } from '#client/components/form/form.ts';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { arrivalState } from '#client/session/arrival.ts';
import { readReturnPath, withReturnPath } from '#client/session/return-path.ts';
import { useEndSession } from '#client/session/use-end-session.ts';
import { useChangePasswordMutation, useKeysToRevokeQuery } from '#generated/hooks.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type NewPassword, newPasswordProblems } from './new-password-problems.ts';
import { useAccountArea } from './use-account-area.ts';

interface ChangePasswordFormProps {
  /** Whose password it is, for password managers. */
  readonly account: string;
  /** Whether the account may have API keys. */
  readonly hasApiKeys: boolean;
}

interface PasswordChange extends NewPassword {
  readonly oldPassword: string;
  readonly revokeApiKeys: boolean;
}

const REFUSALS: Refusals<keyof PasswordChange> = {
  inputs: {
    invalid_account_or_pw: 'oldPassword',
    no_db_record: 'oldPassword',
    invalid_password: 'newPassword',
    too_short_or_long_password: 'newPassword',
    same_password: 'newPassword',
  },
  codes: ['wrong_id_or_pw', 'user_login_frozen', 'too_many_request', 'bad_request_parameter'],
};

/** The old password, the new one twice, and whether the account's API keys are revoked, if it has any. */
export function ChangePasswordForm({ account, hasApiKeys }: ChangePasswordFormProps): ReactElement {
  const intl = useIntl();
  const form = useChangePassword();
  const { data } = useKeysToRevokeQuery({
    skip: !hasApiKeys,
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const keys = data?.apiKeys.length ?? 0;
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'account.change.title' })}
      refused={<FormattedMessage id="account.change.refused" />}
    >
      <AccountName account={account} />
      <PasswordField
        input={form.input('oldPassword')}
        label={<FormattedMessage id="account.oldPassword" />}
        autoComplete="current-password"
      />
      <NewPasswordFields newPassword={form.input('newPassword')} repeated={form.input('repeated')} />
      {keys > 0 && (
        <CheckboxField
          input={form.input('revokeApiKeys')}
          label={<FormattedMessage id="account.change.revokeApiKeys" values={{ keys }} />}
          isRequired={false}
        />
      )}
      <SubmitButton isBusy={form.isBusy}>
        <FormattedMessage id={form.isBusy ? 'account.submitting' : 'account.change.submit'} />
      </SubmitButton>
    </FormFrame>
  );
}

/** Changes the password. All sessions of the account end with it, this one too, so the way leads to the log-in. */
function useChangePassword(): Form<PasswordChange> {
  const intl = useIntl();
  const endSession = useEndSession();
  const { loginPath } = useAccountArea();
  const returnPath = readReturnPath(useSearchParams()[0]);
  const [change] = useChangePasswordMutation(operationOptions(REFUSALS));
  return useForm<PasswordChange>({
    id: 'account',
    initial: { oldPassword: '', newPassword: '', repeated: '', revokeApiKeys: false },
    findProblems: ({ oldPassword, ...typed }) => ({
      oldPassword: oldPassword === '' ? intl.formatMessage({ id: 'account.problem.oldPassword' }) : undefined,
      ...newPasswordProblems(intl, typed, oldPassword),
    }),
    refusals: REFUSALS,
    submit: ({ oldPassword, newPassword, revokeApiKeys }) =>
      change({ variables: { input: { oldPassword, newPassword, revokeApiKeys } } }),
    onDone: async () => {
      const target = returnPath === undefined ? loginPath : withReturnPath(loginPath, returnPath);
      if (!(await endSession(target, { replace: true, state: arrivalState('passwordChanged') }))) {
        showToast(intl.formatMessage({ id: 'login.finished.passwordChanged' }));
      }
    },
  });
}
