import { Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { type RowAction, RowMenu } from '#client/components/table/row-menu.tsx';
import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';
import type { ManagersAct } from './managers-dialog.tsx';
import { PasswordEnd, RenewPassword } from './one-time-password.tsx';

/** What an administrator does with an employee manager. */
export type ManagerAct = ManagersAct | 'backup';

/** Whether somebody has yet to log in for the first time. */
function isNew({ deactivatedAt, initialPasswordChanged }: EmployeeManagerRowFragment): boolean {
  return deactivatedAt === null && !initialPasswordChanged;
}

const COLUMNS: readonly Column<EmployeeManagerRowFragment>[] = [
  {
    key: 'name',
    head: <FormattedMessage id="managers.column.name" />,
    width: '38%',
    cell: ({ name, email }) => <CellLines first={name} second={email} />,
  },
  {
    key: 'account',
    head: <FormattedMessage id="managers.column.account" />,
    width: '30%',
    cell: ({ account }) => <span title={account}>{account}</span>,
  },
  {
    key: 'state',
    head: <FormattedMessage id="managers.column.state" />,
    width: '32%',
    cell: (manager) => <ManagerState manager={manager} />,
  },
  {
    key: 'createdAt',
    head: <FormattedMessage id="managers.column.createdAt" />,
    cell: ({ createdAt }) => <Day value={createdAt} />,
  },
];

interface ManagerTableProps {
  readonly managers: readonly EmployeeManagerRowFragment[] | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  /** Whether one of them may become the backup administrator. */
  readonly canNameBackup: boolean;
  readonly onAct: (act: ManagerAct, manager: EmployeeManagerRowFragment) => void;
}

/** Employee managers: who they are, how they log in, whether they do, and what can be done about each. */
export function ManagerTable({ managers, chosen, onChoose, canNameBackup, onAct }: ManagerTableProps): ReactElement {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'managers.title' })}
      nodes={managers}
      spec={{
        columns: COLUMNS,
        renderActions: (manager) => (
          <>
            {isNew(manager) && <RenewPassword manager={manager} />}
            <RowMenu name={manager.name} actions={actionsOn(manager, canNameBackup, (act) => onAct(act, manager))} />
          </>
        ),
        selection: {
          isSelected: ({ id }) => chosen.has(id),
          toggle: ({ id }) => onChoose(id, !chosen.has(id)),
          labelOf: ({ name }) => name,
        },
      }}
    />
  );
}

function actionsOn(
  manager: EmployeeManagerRowFragment,
  canNameBackup: boolean,
  onAct: (act: ManagerAct) => void,
): readonly RowAction[] {
  const { deactivatedAt, initialPasswordChanged } = manager;
  const change = deactivatedAt === null ? 'deactivate' : 'reactivate';
  const backup = { key: 'backup', text: <FormattedMessage id="managers.backup.name" /> };
  const unfit = deactivatedAt !== null ? 'inactive' : initialPasswordChanged ? undefined : 'neverLoggedIn';
  const onBackup =
    unfit === undefined
      ? { onSelect: () => onAct('backup') }
      : { reason: <FormattedMessage id={`managers.backup.unfit.${unfit}`} /> };
  return [
    { key: change, text: <FormattedMessage id={`managers.${change}.confirm`} />, onSelect: () => onAct(change) },
    ...(canNameBackup ? [{ ...backup, ...onBackup }] : []),
    {
      key: 'remove',
      text: <FormattedMessage id="managers.remove.confirm" />,
      isDanger: true,
      onSelect: () => onAct('remove'),
    },
  ];
}

function ManagerState({ manager }: { readonly manager: EmployeeManagerRowFragment }): ReactElement {
  const { deactivatedAt, initialPasswordChanged, oneTimePasswordExpiresAt } = manager;
  return (
    <>
      <Flex as="span" columnGap="1" rowGap="1" wrap="wrap">
        <StateBadge tone={deactivatedAt === null ? 'success' : 'muted'}>
          <FormattedMessage id={deactivatedAt === null ? 'managers.active' : 'managers.inactive'} />
        </StateBadge>
        {!initialPasswordChanged && (
          <StateBadge tone="warning">
            <FormattedMessage id="managers.neverLoggedIn" />
          </StateBadge>
        )}
      </Flex>
      <Text as="span" display="block" fontSize="xs" color="fg.muted">
        {deactivatedAt !== null && (
          <FormattedMessage id="managers.deactivatedAt" values={{ date: <Day value={deactivatedAt} /> }} />
        )}
        {isNew(manager) && oneTimePasswordExpiresAt !== null && <PasswordEnd end={oneTimePasswordExpiresAt} />}
      </Text>
    </>
  );
}
