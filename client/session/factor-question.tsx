import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import type { FactorMethod } from '#generated/enums.ts';
import { useStepUpMutation } from '#generated/hooks.ts';
import { FactorField } from './factor-field.tsx';
import { FACTOR_REFUSALS } from './factor-refusals.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { PasskeyAnswer } from './passkey.ts';
import { answerStepUp } from './step-up-question.ts';
import { typedFactor } from './typed-factor.ts';

interface FactorQuestionProps {
  /** The second factors of the account. */
  readonly methods: readonly FactorMethod[];
}

/** Asks for a second factor. */
export function FactorQuestion({ methods }: FactorQuestionProps): ReactElement {
  const intl = useIntl();
  const [stepUp] = useStepUpMutation(operationOptions(FACTOR_REFUSALS));
  const form = useForm({
    id: 'step-up',
    initial: { code: '' },
    findProblems: ({ code }) => ({
      code: code.trim() === '' ? intl.formatMessage({ id: 'session.factor.problem' }) : undefined,
    }),
    refusals: FACTOR_REFUSALS,
    place: { page: 'factor' },
    submit: ({ code }) => stepUp({ variables: { input: typedFactor(code) } }),
    onDone: () => answerStepUp(true),
  });
  const handlePasskey = async (passkey: PasskeyAnswer) => {
    form.clearRefusal();
    const { data, error } = await stepUp({ variables: { input: { passkey } } });
    if (!data) {
      form.refuse(error);
      return;
    }
    answerStepUp(true);
  };
  return (
    <FormDialog
      isEntry
      form={form}
      title={<FormattedMessage id="session.stepUp.title" />}
      submit={<FormattedMessage id="session.factor.submit" />}
      onClose={() => answerStepUp(false)}
    >
      <Text>
        <FormattedMessage id="session.stepUp.text" />
      </Text>
      <PasskeyButton methods={methods} onAnswer={handlePasskey} />
      <FactorField input={form.input('code')} />
    </FormDialog>
  );
}
