import { chakra, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
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
  const [remove] = useRemoveEmployeeManagersMutation(operationOptions(EVERY_REFUSAL));
  const count = managers.length;
  const form = useForm({
    id: 'remove-managers',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => remove({ variables: { input: { ids: managers.map(({ id }) => id) } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'managers.remove.done' }, { count }));
    },
  });
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      // Somebody may have removed one of them meanwhile.
      onStale();
    }
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="managers.remove.title" values={{ count }} />}
      submit={<FormattedMessage id="managers.remove.confirm" />}
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
    </FormDialog>
  );
}
