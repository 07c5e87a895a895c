import { Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import type { Refusal } from '#client/components/form/form.ts';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { type Selection, useSelection } from '#client/components/list/use-selection.ts';
import { Notice } from '#client/components/notice.tsx';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ACTIONS, type Chosen, type EmployeeAction } from './employee-action.ts';
import { EmployeeSelectionBar } from './employee-selection-bar.tsx';
import { EmployeeTable } from './employee-table-view.tsx';
import { ExportButton } from './export-button.tsx';
import { KeysButton } from './keys-button.tsx';
import { useEmployeeActs } from './use-employee-acts.ts';
import type { Outdated } from './use-employee-change.ts';
import { useEmployeeKeys } from './use-employee-keys.ts';
import { type EmployeePart, type Employees, inactivePart, PARTS } from './use-employees.ts';
import type { ListKeys } from './use-list-keys.ts';

/** The employees of one tab, and what is done with one of them, with several or with everybody. */
export function EmployeeList({ employees }: { readonly employees: Employees }): ReactElement {
  const intl = useIntl();
  const { address, part, list, error, reload } = employees;
  const { nodes, totalCount: total } = list ?? { nodes: [], totalCount: 0 };
  const place = [part, address.search, address.sort, address.after, address.before].join('\n');
  const selection = useSelection(place, nodes);
  const region = useRef<HTMLElement>(null);
  // What is typed later is a search like any other.
  const [named] = useState(address.search);
  const { act, undo, isBusy, dialog, refusal, outdated } = useEmployeeActs(reload, region);
  const actions = ACTIONS[part];
  const actOnSelection = (action: EmployeeAction) => act(action, chosenOf(employees, selection));
  const onSelection = { selection, actions, isBusy, onAct: actOnSelection };
  const keys = useEmployeeKeys({ region, nodes, selection, actions, isBusy, act, actOnSelection, undo });
  const label = intl.formatMessage({ id: `employees.state.${part}` });
  return (
    <>
      <PagedList
        isCounted
        label={label}
        tabs={<PartTabs employees={employees} />}
        address={address}
        tools={{
          id: 'employees',
          searchId: 'employees.search',
          sortId: (sort) => `employees.sort.${sort}`,
          children: <ListActions employees={employees} keys={keys} />,
        }}
        above={
          <>
            <Outcome refusal={refusal} outdated={outdated} />
            {(list === undefined || nodes.length > 0) && actions.length > 0 && (
              <EmployeeSelectionBar total={total} {...onSelection} />
            )}
          </>
        }
        region={region}
        list={list}
        error={error}
        onRetry={reload}
        empty={<NobodyHere part={part} />}
        renderNodes={(shown) => (
          <EmployeeTable
            label={label}
            order={address}
            employees={shown}
            selection={selection}
            actions={actions}
            isBusy={isBusy}
            named={named}
            onAct={(action, employee, from) => act(action, [employee], from)}
          />
        )}
      />
      {dialog !== undefined && <ChangeDialog {...dialog} />}
    </>
  );
}

/** Exports the list, and shows its keys. */
function ListActions({ employees, keys }: { readonly employees: Employees; readonly keys: ListKeys }): ReactElement {
  const { part, address } = employees;
  return (
    <>
      <ExportButton filter={{ part, search: address.search, sort: address.sort }} />
      <KeysButton {...keys} />
    </>
  );
}

/** The employees that an action on the selection applies to. */
function chosenOf({ address, part, corporation, list }: Employees, selection: Selection<EmployeeRowFragment>): Chosen {
  return selection.isEverything && corporation !== undefined && list !== undefined
    ? { ...inactivePart(part), search: address.search, asOf: corporation.found.asOf, count: list.totalCount }
    : selection.entries;
}

function PartTabs({ employees: { part, choosePart, corporation } }: { readonly employees: Employees }): ReactElement {
  const intl = useIntl();
  return (
    <ListTabs
      label={intl.formatMessage({ id: 'employees.states' })}
      tabs={PARTS.map((key) => ({
        key,
        label: <FormattedMessage id={`employees.state.${key}`} />,
        count: corporation?.found[key] ?? null,
      }))}
      current={part}
      onChoose={choosePart}
    />
  );
}

function NobodyHere({ part }: { readonly part: EmployeePart }): ReactElement {
  return (
    <EmptyList title={<FormattedMessage id={`employees.empty.${part}`} />}>
      <FormattedMessage id={`employees.empty.${part}.text`} />
    </EmptyList>
  );
}

interface OutcomeProps {
  readonly refusal: Refusal | undefined;
  readonly outdated: Outdated | undefined;
}

/** Why the last change was not made; of one that was made a toast speaks. */
function Outcome({ refusal, outdated }: OutcomeProps): ReactElement | null {
  const title = <FormattedMessage id="employees.refused" />;
  if (refusal !== undefined) {
    return <FormRefusal title={title} refusal={refusal} />;
  }
  return outdated !== undefined ? (
    <Notice tone="warning" title={title}>
      <Text>
        <FormattedMessage id={`employees.outdated.${outdated}`} />
      </Text>
    </Notice>
  ) : null;
}
