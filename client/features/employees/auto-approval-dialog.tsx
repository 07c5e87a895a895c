import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useSetAutoApprovalMutation } from '#generated/hooks.ts';

interface AutoApprovalDialogProps {
  /** As it is now. */
  readonly isEnabled: boolean;
  readonly onClose: () => void;
}

/** Says what automatic approval means for those who sign from now on, and switches it. */
export function AutoApprovalDialog({ isEnabled, onClose }: AutoApprovalDialogProps): ReactElement {
  const intl = useIntl();
  const [switchTo] = useSetAutoApprovalMutation(operationOptions(EVERY_REFUSAL));
  const step = isEnabled ? 'disable' : 'enable';
  const form = useForm({
    id: 'auto-approval',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => switchTo({ variables: { input: { enabled: !isEnabled } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: `employees.auto.${step}.done` }));
    },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`employees.auto.${step}.title`} />}
      submit={<FormattedMessage id={`employees.auto.${step}`} />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id={`employees.auto.${step}.text`} />
      </Text>
    </FormDialog>
  );
}
