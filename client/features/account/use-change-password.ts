import { useApolloClient } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Refusal, useFormFailure } from '#client/components/form/use-form-failure.ts';
import { type Form, useForm } from '#client/components/form/use-form.ts';
import { arrivalState } from '#client/session/arrival.ts';
import { readReturnPath, withReturnPath } from '#client/session/return-path.ts';
import { useChangePasswordMutation } from '#generated/hooks.ts';
import { type NewPassword, newPasswordProblems } from './new-password-problems.ts';
import { useAccountArea } from './use-account-area.ts';

/** The form that changes a password, and what became of it. */
interface ChangePassword {
  readonly form: Form<NewPassword & { readonly oldPassword: string }>;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
}

/** Changes the password. All sessions of the account end with it, this one too, so the way leads to the log-in (design §4). */
export function useChangePassword(): ChangePassword {
  const intl = useIntl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { loginPath } = useAccountArea();
  const returnPath = readReturnPath(useSearchParams()[0]);
  const form = useForm({
    id: 'account',
    initial: { oldPassword: '', newPassword: '', repeated: '' },
    findProblems: ({ oldPassword, ...typed }) => ({
      oldPassword: oldPassword === '' ? intl.formatMessage({ id: 'account.problem.oldPassword' }) : undefined,
      ...newPasswordProblems(intl, typed, oldPassword),
    }),
  });
  const failure = useFormFailure({
    form,
    inputs: {
      invalid_account_or_pw: 'oldPassword',
      no_db_record: 'oldPassword',
      invalid_password: 'newPassword',
      too_short_or_long_password: 'newPassword',
      same_password: 'newPassword',
    },
    codes: ['wrong_id_or_pw', 'user_login_frozen', 'too_many_request', 'bad_request_parameter'],
  });
  const [change, { loading }] = useChangePasswordMutation({
    errorPolicy: 'all',
    context: { handledCodes: failure.handledCodes },
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || !form.attempt()) {
      return;
    }
    failure.clear();
    const { oldPassword, newPassword } = form.values;
    const { data, error } = await change({ variables: { input: { oldPassword, newPassword } } });
    if (!data) {
      failure.show(error);
      return;
    }
    await client.clearStore();
    const target = returnPath === undefined ? loginPath : withReturnPath(loginPath, returnPath);
    await navigate(target, { replace: true, state: arrivalState('passwordChanged') });
  };
  return { form, refusal: failure.refusal, isBusy: loading, handleSubmit };
}
