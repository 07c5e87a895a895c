import { Dialog, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountName } from '#client/components/form/account-name.tsx';
import { DialogFrame } from '#client/components/form/dialog-frame.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { answerLogin } from '#client/session/login-question.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { useLogInMutation } from '#generated/hooks.ts';
import { ConsentField } from './consent-field.tsx';
import { askRefusedConsent, EMPTY_LOGIN, type LoginForm, loginProblems, PASSWORD_REFUSALS } from './login-values.ts';
import { SecondFactorForm, type SecondFactor } from './second-factor-form.tsx';
import { strong } from './strong.tsx';

interface PasswordAgainProps {
  /** Whose session has ended. */
  readonly viewer: Viewer;
}

/** Asks for the password of the account once more, and for its second factor. */
export function PasswordAgain({ viewer }: PasswordAgainProps): ReactElement {
  const [secondFactor, setSecondFactor] = useState<SecondFactor>();
  const form = usePasswordAgain(viewer, setSecondFactor);
  const frame = {
    isEntry: true,
    title: <FormattedMessage id="login.again.title" />,
    onClose: () => answerLogin(false),
  };
  if (secondFactor !== undefined) {
    return (
      <DialogFrame {...frame}>
        <Dialog.Body>
          <SecondFactorForm
            secondFactor={secondFactor}
            onLoggedIn={async () => answerLogin(true)}
            restart={<FormattedMessage id="login.again.restart" />}
            onRestart={() => setSecondFactor(undefined)}
          />
        </Dialog.Body>
      </DialogFrame>
    );
  }
  return (
    <FormDialog
      {...frame}
      form={form}
      submit={<FormattedMessage id={form.isBusy ? 'login.submitting' : 'login.submit'} />}
      refused={<FormattedMessage id="login.refused" />}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id="login.again.text" values={{ account: viewer.account, b: strong }} />
      </Text>
      <AccountName account={viewer.account} />
      <PasswordField
        input={form.input('password')}
        label={<FormattedMessage id="login.password" />}
        autoComplete="current-password"
      />
      <ConsentField form={form} />
    </FormDialog>
  );
}

function usePasswordAgain(viewer: Viewer, onFactorAsked: (asked: SecondFactor) => void): LoginForm {
  const intl = useIntl();
  const [logIn] = useLogInMutation(operationOptions(PASSWORD_REFUSALS));
  const where =
    viewer.linkId === null ? { as: 'COMMUNITY' as const } : { as: 'CORPORATION' as const, linkId: viewer.linkId };
  const form: LoginForm = useForm({
    id: 'login-again',
    initial: { ...EMPTY_LOGIN, account: viewer.account },
    findProblems: (values) => loginProblems(intl, values),
    refusals: PASSWORD_REFUSALS,
    place: { page: 'again' },
    submit: async ({ account, password, privacyConsented }) => {
      const { data, error } = await logIn({ variables: { input: { ...where, account, password, privacyConsented } } });
      return { data: data?.login, error };
    },
    onRefused: (failure) => {
      askRefusedConsent(form, failure);
      return false;
    },
    onDone: ({ secondFactor }) => {
      if (secondFactor === null) {
        answerLogin(true);
      } else {
        onFactorAsked(secondFactor);
      }
    },
  });
  return form;
}
