import { chakra, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { reloads } from '#client/components/list/use-list-reload.ts';
import { Notice } from '#client/components/notice.tsx';
import { type EmployeeManagerRowFragment, EmployeeManagersDocument } from '#generated/graphql.ts';
import {
  useDeactivateEmployeeManagersMutation,
  useReactivateEmployeeManagersMutation,
  useRemoveEmployeeManagersMutation,
} from '#generated/hooks.ts';

/** What an administrator does with employee managers. */
export type ManagersAct = 'remove' | 'deactivate' | 'reactivate';

const OPERATION = { ...CONFIRMED, ...reloads(EmployeeManagersDocument) };

interface ManagersDialogProps {
  readonly act: ManagersAct;
  readonly managers: readonly EmployeeManagerRowFragment[];
  /** Whether no active employee manager remains: nobody can sign as an employee then. */
  readonly leavesNone: boolean;
  readonly onClose: () => void;
  readonly onStale: () => void;
}

/** Lists the managers, explains the act, and does it. */
export function ManagersDialog({ act, managers, leavesNone, onClose, onStale }: ManagersDialogProps): ReactElement {
  const intl = useIntl();
  const acts = {
    remove: useRemoveEmployeeManagersMutation(OPERATION),
    deactivate: useDeactivateEmployeeManagersMutation(OPERATION),
    reactivate: useReactivateEmployeeManagersMutation(OPERATION),
  };
  const [mutate] = acts[act];
  const count = managers.length;
  return (
    <ConfirmDialog
      isDanger={act === 'remove'}
      act={() => mutate({ variables: { input: { ids: managers.map(({ id }) => id) } } })}
      done={intl.formatMessage({ id: `managers.${act}.done` }, { count })}
      onStale={onStale}
      title={<FormattedMessage id={`managers.${act}.title`} values={{ count }} />}
      submit={<FormattedMessage id={`managers.${act}.confirm`} />}
      onClose={onClose}
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
    </ConfirmDialog>
  );
}
