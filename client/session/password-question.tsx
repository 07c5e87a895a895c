import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useStepUpMutation } from '#generated/hooks.ts';
import { answerStepUp } from './step-up-question.ts';

const REFUSALS: Refusals<'password'> = {
  inputs: { invalid_account_or_pw: 'password' },
  codes: ['user_login_frozen', 'too_many_request', 'bad_request_parameter'],
};

/** Asks an account without a second factor for its password. */
export function PasswordQuestion(): ReactElement {
  const intl = useIntl();
  const [stepUp] = useStepUpMutation(operationOptions(REFUSALS));
  const form = useForm({
    id: 'step-up',
    initial: { password: '' },
    findProblems: ({ password }) => ({
      password: password === '' ? intl.formatMessage({ id: 'session.stepUp.password.problem' }) : undefined,
    }),
    refusals: REFUSALS,
    submit: ({ password }) => stepUp({ variables: { input: { password } } }),
    onDone: () => answerStepUp(true),
  });
  return (
    <FormDialog
      isEntry
      form={form}
      title={<FormattedMessage id="session.stepUp.title" />}
      submit={<FormattedMessage id="session.factor.submit" />}
      onClose={() => answerStepUp(false)}
    >
      <Text>
        <FormattedMessage id="session.stepUp.password.text" />
      </Text>
      <PasswordField
        input={form.input('password')}
        label={<FormattedMessage id="session.stepUp.password" />}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
