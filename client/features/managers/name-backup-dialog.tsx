import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { reloads } from '#client/components/list/use-list-reload.ts';
import { Notice } from '#client/components/notice.tsx';
import { type EmployeeManagerRowFragment, EmployeeManagersDocument } from '#generated/graphql.ts';
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
  const [nameBackup] = useNameBackupAdministratorMutation({ ...CONFIRMED, ...reloads(EmployeeManagersDocument) });
  const { id, name, account } = manager;
  return (
    <ConfirmDialog
      act={() => nameBackup({ variables: { input: { id } } })}
      done={intl.formatMessage({ id: 'managers.backup.named' })}
      onStale={onStale}
      title={<FormattedMessage id="managers.backup.name.title" />}
      submit={<FormattedMessage id="managers.backup.name" />}
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id="managers.backup.name.text" values={{ name, account }} />
      </Text>
      {leavesNone && (
        <Notice tone="warning" title={<FormattedMessage id="managers.remove.last" />}>
          <FormattedMessage id="managers.remove.last.text" />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
