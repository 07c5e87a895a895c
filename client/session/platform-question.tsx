import { Text } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useBeginPlatformStepUpMutation } from '#generated/hooks.ts';
import { onConfirmed, useOtherWindow } from './other-window.ts';
import { answerStepUp } from './step-up-question.ts';

/**
 * Asks an account of a code platform to log in there again, in another window, so that this page keeps what was typed.
 */
export function PlatformQuestion(): ReactElement {
  const [begin] = useBeginPlatformStepUpMutation(operationOptions(EVERY_REFUSAL));
  useEffect(() => onConfirmed(() => answerStepUp(true)), []);
  const openOther = useOtherWindow();
  const form = useForm({
    id: 'step-up',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () =>
      openOther(async () => {
        const { data, error } = await begin();
        return { url: data?.beginPlatformStepUp.url, error };
      }),
  });
  return (
    <FormDialog
      isEntry
      isSubmitFirst
      form={form}
      title={<FormattedMessage id="session.stepUp.title" />}
      submit={<FormattedMessage id="session.stepUp.platform.submit" />}
      onClose={() => answerStepUp(false)}
    >
      <Text>
        <FormattedMessage id="session.stepUp.platform.text" />
      </Text>
    </FormDialog>
  );
}
