import { Text } from '@chakra-ui/react';
import { type ReactElement, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Selection } from '#client/components/list/use-selection.ts';
import { OriginBadge } from '#client/components/signing-origin.tsx';
import { SigningTime } from '#client/components/signing-time.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column, Order } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { ActionButtons } from './action-buttons.tsx';
import type { EmployeeAction } from './employee-action.ts';
import { ChangeText, EmployeeHistory } from './employee-changes.tsx';

const COLUMNS: readonly Column<EmployeeRowFragment>[] = [
  {
    key: 'name',
    head: <FormattedMessage id="employees.column.name" />,
    width: '45%',
    sort: 'NAME',
    cell: ({ name, email, origin }) => (
      <CellLines first={name} beside={<OriginBadge origin={origin} />} second={email} />
    ),
  },
  {
    key: 'signedAt',
    head: <FormattedMessage id="employees.head.signedAt" />,
    sort: 'DATE',
    cell: ({ signedAt, origin, cla }) => (
      <>
        {signedAt !== null && (
          <Text as="span" display="block" lineHeight="tight">
            <SigningTime value={signedAt} origin={origin} isDay />
          </Text>
        )}
        <Text as="span" fontSize="xs" color="fg.muted">
          <FormattedMessage
            id="employees.cla"
            values={{ language: LanguageName[cla.language], version: cla.version }}
          />
        </Text>
      </>
    ),
  },
  {
    key: 'change',
    head: <FormattedMessage id="employees.head.change" />,
    width: '55%',
    cell: ({ changes: [last] }) => (
      <Text as="span" color="fg.muted">
        {last === undefined ? <FormattedMessage id="employees.change.none" /> : <ChangeText change={last} />}
      </Text>
    ),
  },
];

interface EmployeeTableProps {
  readonly label: string;
  readonly order: Order;
  readonly employees: readonly EmployeeRowFragment[] | undefined;
  readonly selection: Selection<EmployeeRowFragment>;
  /** What can be done with those of this part, the most usual first. */
  readonly actions: readonly EmployeeAction[];
  readonly isBusy: boolean;
  readonly onAct: (action: EmployeeAction, employee: EmployeeRowFragment, from?: HTMLElement | null) => void;
  /** Reference of the employee that an email links to. */
  readonly named: string;
}

/** Employees: who they are, when they signed, and what was last done about them. */
export function EmployeeTable({
  label,
  order,
  employees,
  selection,
  named,
  ...acts
}: EmployeeTableProps): ReactElement {
  const intl = useIntl();
  const { actions } = acts;
  return (
    <DataTable
      label={label}
      nodes={employees}
      spec={{
        columns: COLUMNS,
        order,
        isNamed: ({ reference }) => reference === named,
        renderActions: (employee) => <EmployeeActions employee={employee} {...acts} />,
        details: {
          nameOf: ({ name }) => name,
          render: (employee, id) => <EmployeeHistory id={id} employee={employee} />,
        },
        // Where nothing can be done, nobody is selected.
        ...(actions.length > 0 && {
          selection: {
            isSelected: (employee: EmployeeRowFragment) => selection.entries.includes(employee),
            toggle: selection.toggle,
            labelOf: ({ name }: EmployeeRowFragment) => intl.formatMessage({ id: 'employees.select' }, { name }),
          },
        }),
      }}
    />
  );
}

type EmployeeActionsProps = Pick<EmployeeTableProps, 'actions' | 'isBusy' | 'onAct'> & {
  readonly employee: EmployeeRowFragment;
};

function EmployeeActions({ employee, actions, isBusy, onAct }: EmployeeActionsProps): ReactElement {
  const { name } = employee;
  const menu = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ActionButtons
        actions={actions.slice(0, 1)}
        name={name}
        isBusy={isBusy}
        onAct={(action) => onAct(action, employee)}
      />
      <RowMenu
        ref={menu}
        name={name}
        actions={actions.slice(1).map((action) => ({
          key: action,
          text: <FormattedMessage id={`employees.${action}`} />,
          isDanger: action === 'remove',
          onSelect: () => {
            if (!isBusy) {
              onAct(action, employee, menu.current);
            }
          },
        }))}
      />
    </>
  );
}
