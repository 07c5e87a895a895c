import { Text } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useBeginPlatformStepUpMutation } from '#generated/hooks.ts';
import { onStepUp } from './step-up-channel.ts';
import { answerStepUp } from './step-up-question.ts';

/** Asks an account of a code platform to log in there anew, in another window, so that this page keeps what was typed. */
export function PlatformQuestion(): ReactElement {
  const [begin] = useBeginPlatformStepUpMutation(operationOptions(EVERY_REFUSAL));
  useEffect(() => onStepUp(() => answerStepUp(true)), []);
  const form = useForm({
    id: 'step-up',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: async () => {
      // Opened before the answer arrives: browsers open windows only right after a click.
      const opened = window.open('', '_blank');
      const { data, error } = await begin();
      if (data) {
        Object.assign(opened ?? {}, { opener: null });
        (opened ?? window).location.assign(data.beginPlatformStepUp.url);
      } else {
        opened?.close();
      }
      return { data, error };
    },
  });
  return (
    <FormDialog
      isEntry
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
