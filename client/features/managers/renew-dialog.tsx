import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { reloads } from '#client/components/list/use-list-reload.ts';
import { type EmployeeManagerRowFragment, EmployeeManagersDocument } from '#generated/graphql.ts';
import { useRenewEmployeeManagerPasswordMutation } from '#generated/hooks.ts';

interface RenewDialogProps {
  readonly manager: EmployeeManagerRowFragment;
  readonly onClose: () => void;
}

/** Says where a new one-time password goes and what it ends, and sends it. */
export function RenewDialog({ manager: { id, name, email }, onClose }: RenewDialogProps): ReactElement {
  const intl = useIntl();
  const [renew] = useRenewEmployeeManagerPasswordMutation({ ...CONFIRMED, ...reloads(EmployeeManagersDocument) });
  return (
    <ConfirmDialog
      act={() => renew({ variables: { input: { id } } })}
      done={intl.formatMessage({ id: 'managers.renew.done' })}
      title={<FormattedMessage id="managers.renew.title" values={{ name }} />}
      submit={<FormattedMessage id="managers.renew.confirm" />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="managers.renew.text" values={{ email }} />
      </Text>
    </ConfirmDialog>
  );
}
