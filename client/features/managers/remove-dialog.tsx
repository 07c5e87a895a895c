import { chakra, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toaster.tsx';
import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';
import { useRemoveEmployeeManagersMutation } from '#generated/hooks.ts';

interface RemoveDialogProps {
  readonly managers: readonly EmployeeManagerRowFragment[];
  /** Whether no employee manager remains: nobody can sign as an employee then. */
  readonly leavesNone: boolean;
  readonly onClose: () => void;
  readonly onStale: () => void;
}

/** Names whom it removes, says what that means, and does it. */
export function RemoveDialog({ managers, leavesNone, onClose, onStale }: RemoveDialogProps): ReactElement {
  const intl = useIntl();
  const { refusal, refuse, clear } = useRefusal();
  const [remove, { loading }] = useRemoveEmployeeManagersMutation({
    errorPolicy: 'all',
    context: { handledCodes: 'all' },
  });
  const count = managers.length;
  const handleConfirm = async () => {
    clear();
    const { data, error } = await remove({ variables: { input: { ids: managers.map(({ id }) => id) } } });
    if (!data) {
      refuse(error);
      return;
    }
    onClose();
    showToast(intl.formatMessage({ id: 'managers.remove.done' }, { count }));
  };
  const handleClose = () => {
    onClose();
    if (refusal !== undefined) {
      // Somebody may have removed one of them meanwhile.
      onStale();
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={<FormattedMessage id="managers.remove.title" values={{ count }} />}
      confirm={<FormattedMessage id="managers.remove.confirm" />}
      isBusy={loading}
      refusal={refusal}
      onConfirm={() => void handleConfirm()}
      onClose={handleClose}
    >
      <chakra.ul listStyleType="disc" ps="6" overflowWrap="anywhere">
        {managers.map(({ id, name, account }) => (
          <li key={id}>
            <FormattedMessage id="managers.remove.who" values={{ name, account }} />
          </li>
        ))}
      </chakra.ul>
      <Text>
        <FormattedMessage id="managers.remove.text" />
      </Text>
      {leavesNone && (
        <Notice tone="warning" title={<FormattedMessage id="managers.remove.last" />}>
          <FormattedMessage id="managers.remove.last.text" />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
