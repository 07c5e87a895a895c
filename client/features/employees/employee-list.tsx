import { Text } from '@chakra-ui/react';
import { type ReactElement, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import type { Refusal } from '#client/components/form/form.ts';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { SelectionBar } from '#client/components/list/selection-bar.tsx';
import { useSelection } from '#client/components/list/use-selection.ts';
import { Notice } from '#client/components/notice.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ACTIONS } from './employee-action.ts';
import { EmployeeRow } from './employee-row.tsx';
import { ExportButton } from './export-button.tsx';
import { useEmployeeActs } from './use-employee-acts.ts';
import { type EmployeePart, type Employees, PARTS } from './use-employees.ts';

/** The employees of one tab, and what is done with one of them or with several. */
export function EmployeeList({ employees }: { readonly employees: Employees }): ReactElement {
  const intl = useIntl();
  const { address, part, list, error, reload } = employees;
  const nodes = list?.nodes ?? [];
  const selection = useSelection([part, address.search, address.sort, address.after].join('\n'), nodes);
  const region = useRef<HTMLElement>(null);
  const { act, isBusy, dialog, refusal, isOutdated } = useEmployeeActs(reload, region);
  const actions = ACTIONS[part];
  return (
    <>
      <PagedList
        label={intl.formatMessage({ id: `employees.state.${part}` })}
        tabs={<PartTabs employees={employees} />}
        address={address}
        tools={{
          id: 'employees',
          searchId: 'employees.search',
          sortId: (sort) => `employees.sort.${sort}`,
          children: <ExportButton filter={{ active: part === 'active', search: address.search, sort: address.sort }} />,
        }}
        above={
          <>
            <Outcome refusal={refusal} isOutdated={isOutdated} />
            {nodes.length > 0 && (
              <SelectionBar
                selection={selection}
                selected={<FormattedMessage id="employees.selected" values={{ count: selection.entries.length }} />}
              >
                <ActionButtons
                  isMain
                  actions={actions}
                  isBusy={isBusy}
                  onAct={(action) => act(action, selection.entries)}
                />
              </SelectionBar>
            )}
          </>
        }
        region={region}
        list={list}
        error={error}
        onRetry={reload}
        empty={<NobodyHere part={part} />}
        renderNode={(employee) => (
          <EmployeeRow
            key={employee.id}
            employee={employee}
            actions={actions}
            isSelected={selection.entries.includes(employee)}
            isBusy={isBusy}
            onToggle={() => selection.toggle(employee)}
            onAct={(action) => act(action, [employee])}
          />
        )}
      />
      {dialog !== undefined && <ChangeDialog {...dialog} />}
    </>
  );
}

function PartTabs({ employees: { part, choosePart, corporation } }: { readonly employees: Employees }): ReactElement {
  const intl = useIntl();
  return (
    <ListTabs
      label={intl.formatMessage({ id: 'employees.states' })}
      tabs={PARTS.map((key) => ({
        key,
        label: <FormattedMessage id={`employees.state.${key}`} />,
        count: corporation?.found[key],
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
  readonly isOutdated: boolean;
}

/** Why the last change was not made; of one that was made a toast speaks. */
function Outcome({ refusal, isOutdated }: OutcomeProps): ReactElement | null {
  const title = <FormattedMessage id="employees.refused" />;
  if (refusal !== undefined) {
    return <FormRefusal title={title} refusal={refusal} />;
  }
  return isOutdated ? (
    <Notice tone="warning" title={title}>
      <Text>
        <FormattedMessage id="employees.outdated" />
      </Text>
    </Notice>
  ) : null;
}
