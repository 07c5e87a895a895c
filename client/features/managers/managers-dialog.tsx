import { chakra, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';
import {
  useDeactivateEmployeeManagersMutation,
  useReactivateEmployeeManagersMutation,
  useRemoveEmployeeManagersMutation,
} from '#generated/hooks.ts';

/** What an administrator does with employee managers. */
export type ManagersAct = 'remove' | 'deactivate' | 'reactivate';

const OPERATION = operationOptions(EVERY_REFUSAL);

interface ManagersDialogProps {
  readonly act: ManagersAct;
  readonly managers: readonly EmployeeManagerRowFragment[];
  /** Whether no active employee manager remains: nobody can sign as an employee then. */
  readonly leavesNone: boolean;
  readonly onClose: () => void;
  readonly onStale: () => void;
}

/** Names whom it concerns, says what that means, and does it. */
export function ManagersDialog({ act, managers, leavesNone, onClose, onStale }: ManagersDialogProps): ReactElement {
  const intl = useIntl();
  const acts = {
    remove: useRemoveEmployeeManagersMutation(OPERATION),
    deactivate: useDeactivateEmployeeManagersMutation(OPERATION),
    reactivate: useReactivateEmployeeManagersMutation(OPERATION),
  };
  const [mutate] = acts[act];
  const count = managers.length;
  const form = useForm<object>({
    id: `${act}-managers`,
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => mutate({ variables: { input: { ids: managers.map(({ id }) => id) } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: `managers.${act}.done` }, { count }));
    },
  });
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      // Somebody may have changed one of them meanwhile.
      onStale();
    }
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`managers.${act}.title`} values={{ count }} />}
      submit={<FormattedMessage id={`managers.${act}.confirm`} />}
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
        <FormattedMessage id={`managers.${act}.text`} />
      </Text>
      {leavesNone && (
        <Notice tone="warning" title={<FormattedMessage id="managers.remove.last" />}>
          <FormattedMessage id="managers.remove.last.text" />
        </Notice>
      )}
    </FormDialog>
  );
}
