import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { type AdministratorRowFragment, ViewerDocument } from '#generated/graphql.ts';
import { useEndBackupAdministratorMutation } from '#generated/hooks.ts';

interface EndBackupDialogProps {
  readonly backup: AdministratorRowFragment;
  readonly onClose: () => void;
  readonly onStale: () => void;
}

/** Makes the backup administrator an employee manager again; a backup who ends their own role leaves the page. */
export function EndBackupDialog({ backup, onClose, onStale }: EndBackupDialogProps): ReactElement {
  const intl = useIntl();
  const client = useApolloClient();
  const [end] = useEndBackupAdministratorMutation(CONFIRMED);
  const { name, account } = backup;
  const handleDone = async () => {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only', errorPolicy: 'all' });
    // Somebody who is no longer administrator may not see the list.
    if (data?.viewer?.role !== 'EMPLOYEE_MANAGER') {
      onStale();
    }
  };
  return (
    <ConfirmDialog
      act={() => end()}
      done={intl.formatMessage({ id: 'managers.backup.ended' })}
      onDone={handleDone}
      onStale={onStale}
      title={<FormattedMessage id="managers.backup.end.title" />}
      submit={<FormattedMessage id="managers.backup.end" />}
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id="managers.backup.end.text" values={{ name, account }} />
      </Text>
    </ConfirmDialog>
  );
}
