import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { type AdministratorRowFragment, ViewerDocument } from '#generated/graphql.ts';
import { useEndBackupAdministratorMutation } from '#generated/hooks.ts';

interface EndBackupDialogProps {
  readonly backup: AdministratorRowFragment;
  readonly onClose: () => void;
  readonly onStale: () => void;
}

/** Makes the backup administrator an employee manager again; whoever ends their own role leaves the page with it. */
export function EndBackupDialog({ backup, onClose, onStale }: EndBackupDialogProps): ReactElement {
  const intl = useIntl();
  const client = useApolloClient();
  const [end] = useEndBackupAdministratorMutation(operationOptions(EVERY_REFUSAL));
  const { name, account } = backup;
  const form = useForm<object>({
    id: 'end-backup',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => end(),
    onDone: async () => {
      onClose();
      showToast(intl.formatMessage({ id: 'managers.backup.ended' }));
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
      if (data?.viewer?.role === 'CORPORATION_ADMINISTRATOR') {
        onStale();
      }
    },
  });
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      // The other administrator may have done so meanwhile.
      onStale();
    }
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="managers.backup.end.title" />}
      submit={<FormattedMessage id="managers.backup.end" />}
      onClose={handleClose}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id="managers.backup.end.text" values={{ name, account }} />
      </Text>
    </FormDialog>
  );
}
