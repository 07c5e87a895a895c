import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { showToast } from '#client/components/toaster.tsx';
import { useSetAutoApprovalMutation } from '#generated/hooks.ts';

interface AutoApprovalDialogProps {
  /** As it is now. */
  readonly isEnabled: boolean;
  readonly onClose: () => void;
}

/** Says what automatic approval means for those who sign from now on, and switches it. */
export function AutoApprovalDialog({ isEnabled, onClose }: AutoApprovalDialogProps): ReactElement {
  const intl = useIntl();
  const [switchTo, { loading }] = useSetAutoApprovalMutation({
    errorPolicy: 'all',
    context: { handledCodes: 'all' },
  });
  const { refusal, refuse, clear } = useRefusal();
  const step = isEnabled ? 'disable' : 'enable';
  const handleConfirm = async () => {
    clear();
    const { data, error } = await switchTo({ variables: { input: { enabled: !isEnabled } } });
    if (!data) {
      refuse(error);
      return;
    }
    onClose();
    showToast(intl.formatMessage({ id: `employees.auto.${step}.done` }));
  };
  return (
    <ConfirmDialog
      isOpen
      title={<FormattedMessage id={`employees.auto.${step}.title`} />}
      confirm={<FormattedMessage id={`employees.auto.${step}`} />}
      isBusy={loading}
      refusal={refusal}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id={`employees.auto.${step}.text`} />
      </Text>
    </ConfirmDialog>
  );
}
