import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { useSetAutoApprovalMutation } from '#generated/hooks.ts';

interface AutoApprovalDialogProps {
  /** As it is now. */
  readonly isEnabled: boolean;
  readonly onClose: () => void;
}

/** Says what automatic approval means for those who sign from now on, and switches it. */
export function AutoApprovalDialog({ isEnabled, onClose }: AutoApprovalDialogProps): ReactElement {
  const intl = useIntl();
  const [switchTo] = useSetAutoApprovalMutation(CONFIRMED);
  const step = isEnabled ? 'disable' : 'enable';
  return (
    <ConfirmDialog
      act={() => switchTo({ variables: { input: { enabled: !isEnabled } } })}
      done={intl.formatMessage({ id: `employees.auto.${step}.done` })}
      title={<FormattedMessage id={`employees.auto.${step}.title`} />}
      submit={<FormattedMessage id={`employees.auto.${step}`} />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id={`employees.auto.${step}.text`} />
      </Text>
    </ConfirmDialog>
  );
}
