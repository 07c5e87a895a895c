import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useStepUpMutation } from '#generated/hooks.ts';
import { FactorField } from './factor-field.tsx';
import { FACTOR_REFUSALS } from './factor-refusals.ts';
import { answerStepUp, useIsStepUpAsked } from './step-up-question.ts';
import { typedFactor } from './typed-factor.ts';

/** Asks for the second factor before what waits for it goes on; closing the dialog leaves that undone. */
export function StepUpDialog(): ReactElement | null {
  return useIsStepUpAsked() ? <Question /> : null;
}

function Question(): ReactElement {
  const intl = useIntl();
  const [stepUp] = useStepUpMutation(operationOptions(FACTOR_REFUSALS));
  const form = useForm({
    id: 'step-up',
    initial: { code: '' },
    findProblems: ({ code }) => ({
      code: code.trim() === '' ? intl.formatMessage({ id: 'session.factor.problem' }) : undefined,
    }),
    refusals: FACTOR_REFUSALS,
    place: { page: 'code' },
    submit: ({ code }) => stepUp({ variables: { input: typedFactor(code) } }),
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
        <FormattedMessage id="session.stepUp.text" />
      </Text>
      <FactorField input={form.input('code')} />
    </FormDialog>
  );
}
