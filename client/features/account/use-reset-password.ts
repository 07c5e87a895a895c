import { useApolloClient } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { type Refusal, useFormFailure } from '#client/components/form/use-form-failure.ts';
import { type Form, useForm } from '#client/components/form/use-form.ts';
import { arrivalState } from '#client/session/arrival.ts';
import { useResetPasswordMutation } from '#generated/hooks.ts';
import { asBrokenLinkCode, BROKEN_LINK_CODES, type BrokenLinkCode } from './broken-link.ts';
import { type NewPassword, newPasswordProblems } from './new-password-problems.ts';
import { useAccountArea } from './use-account-area.ts';

/** The key from the mail, and who wants to know that it does not work. */
export interface ResetPasswordOptions {
  readonly resetKey: string;
  readonly onBroken: (code: BrokenLinkCode) => void;
}

/** The form that sets a password by a key, and what became of it. */
interface ResetPassword {
  readonly form: Form<NewPassword>;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
}

/** Sets a new password. All sessions of the account end with it, so the way leads to the log-in (design §4). */
export function useResetPassword({ resetKey, onBroken }: ResetPasswordOptions): ResetPassword {
  const intl = useIntl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { linkId, loginPath } = useAccountArea();
  const form = useForm({
    id: 'account',
    initial: { newPassword: '', repeated: '' },
    findProblems: (typed) => newPasswordProblems(intl, typed),
  });
  const failure = useFormFailure({
    form,
    inputs: {
      invalid_password: 'newPassword',
      too_short_or_long_password: 'newPassword',
      same_password: 'newPassword',
    },
    codes: ['too_many_request', 'bad_request_parameter', ...BROKEN_LINK_CODES],
  });
  const [reset, { loading }] = useResetPasswordMutation({
    errorPolicy: 'all',
    context: { handledCodes: failure.handledCodes },
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || !form.attempt()) {
      return;
    }
    failure.clear();
    const input = { key: resetKey, newPassword: form.values.newPassword, ...(linkId !== undefined && { linkId }) };
    const { data, error } = await reset({ variables: { input } });
    if (data) {
      await client.clearStore();
      await navigate(loginPath, { replace: true, state: arrivalState('passwordReset') });
      return;
    }
    const broken = asBrokenLinkCode(failureCode(toFailure(error)));
    if (broken === undefined) {
      failure.show(error);
    } else {
      onBroken(broken);
    }
  };
  return { form, refusal: failure.refusal, isBusy: loading, handleSubmit };
}
