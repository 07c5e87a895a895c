import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';
import { useNameBackupAdministratorMutation } from '#generated/hooks.ts';

interface NameBackupDialogProps {
  readonly manager: EmployeeManagerRowFragment;
  /** Whether no active employee manager remains: nobody can sign as an employee then. */
  readonly leavesNone: boolean;
  readonly onClose: () => void;
  /** Called when the list may be out of date. */
  readonly onStale: () => void;
}

/** Says what the backup administrator may do, and names one. */
export function NameBackupDialog({ manager, leavesNone, onClose, onStale }: NameBackupDialogProps): ReactElement {
  const intl = useIntl();
  const [nameBackup] = useNameBackupAdministratorMutation(operationOptions(EVERY_REFUSAL));
  const { id, name, account } = manager;
  const form = useForm<object>({
    id: 'name-backup',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => nameBackup({ variables: { input: { id } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'managers.backup.named' }));
    },
  });
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      // The other administrator may have changed one of them meanwhile.
      onStale();
    }
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="managers.backup.name.title" />}
      submit={<FormattedMessage id="managers.backup.name" />}
      onClose={handleClose}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id="managers.backup.name.text" values={{ name, account }} />
      </Text>
      {leavesNone && (
        <Notice tone="warning" title={<FormattedMessage id="managers.remove.last" />}>
          <FormattedMessage id="managers.remove.last.text" />
        </Notice>
      )}
    </FormDialog>
  );
}
