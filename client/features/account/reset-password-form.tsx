import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureCode } from '#client/apollo/failure.ts';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { arrivalState } from '#client/session/arrival.ts';
import { useEndSession } from '#client/session/use-end-session.ts';
import { useResetPasswordMutation } from '#generated/hooks.ts';
import { asBrokenLinkCode, BROKEN_LINK_CODES, type BrokenLinkCode } from './broken-link.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type NewPassword, newPasswordProblems } from './new-password-problems.ts';
import { useAccountArea } from './use-account-area.ts';

interface ResetPasswordFormProps {
  /** The key from the mail. */
  readonly resetKey: string;
  /** Called when the key does not work. */
  readonly onBroken: (code: BrokenLinkCode) => void;
}

const REFUSALS: Refusals<keyof NewPassword> = {
  inputs: {
    invalid_password: 'newPassword',
    too_short_or_long_password: 'newPassword',
    same_password: 'newPassword',
  },
  codes: ['too_many_request', 'bad_request_parameter', ...BROKEN_LINK_CODES],
};

/** The new password, twice. */
export function ResetPasswordForm(props: ResetPasswordFormProps): ReactElement {
  const intl = useIntl();
  const form = useResetPassword(props);
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'account.reset.title' })}
      refused={<FormattedMessage id="account.reset.refused" />}
    >
      <NewPasswordFields newPassword={form.input('newPassword')} repeated={form.input('repeated')} />
      <SubmitButton isBusy={form.isBusy}>
        <FormattedMessage id={form.isBusy ? 'account.submitting' : 'account.reset.submit'} />
      </SubmitButton>
    </FormFrame>
  );
}

/** Sets a new password. All sessions of the account end with it, so the way leads to the log-in. */
function useResetPassword({ resetKey, onBroken }: ResetPasswordFormProps): Form<NewPassword> {
  const intl = useIntl();
  const endSession = useEndSession();
  const { linkId, loginPath } = useAccountArea();
  const [reset] = useResetPasswordMutation(operationOptions(REFUSALS));
  return useForm({
    id: 'account',
    initial: { newPassword: '', repeated: '' },
    findProblems: (typed) => newPasswordProblems(intl, typed),
    refusals: REFUSALS,
    submit: ({ newPassword }) =>
      reset({ variables: { input: { key: resetKey, newPassword, ...(linkId !== undefined && { linkId }) } } }),
    onDone: async () => {
      if (!(await endSession(loginPath, { replace: true, state: arrivalState('passwordReset') }))) {
        showToast(intl.formatMessage({ id: 'login.finished.passwordReset' }));
      }
    },
    onRefused: (failure) => {
      const broken = asBrokenLinkCode(failureCode(failure));
      if (broken !== undefined) {
        onBroken(broken);
      }
      return broken !== undefined;
    },
  });
}
