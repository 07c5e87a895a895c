import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '#client/components/save-file.ts';
import { showToast } from '#client/components/toast.ts';
import {
  type EmployeeRowFragment,
  EmployeesExportDocument,
  type EmployeesExportQueryVariables,
} from '#generated/graphql.ts';
import { toCsv } from '#rules/csv.ts';
import { employeeTable } from './employee-table.ts';

/** Which employees to export, and in which order. */
export type ExportFilter = Omit<EmployeesExportQueryVariables, 'first' | 'after'>;

/** Maximum page size of the service. */
const PAGE_SIZE = 100;

interface Export {
  readonly start: () => Promise<void>;
  readonly isBusy: boolean;
}

/** Exports all pages of a list as one CSV file. On failure the common dialog opens and no file is saved. */
export function useExport(filter: ExportFilter): Export {
  const intl = useIntl();
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  const load = async (): Promise<EmployeeRowFragment[] | undefined> => {
    const employees: EmployeeRowFragment[] = [];
    let after: string | null | undefined;
    do {
      const { data } = await client.query({
        query: EmployeesExportDocument,
        variables: { ...filter, first: PAGE_SIZE, ...(after === undefined ? {} : { after }) },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      if (!data) {
        return undefined;
      }
      const { nodes, pageInfo } = data.corporation.employees;
      employees.push(...nodes);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (typeof after === 'string');
    return employees;
  };

  const start = async () => {
    setBusy(true);
    const employees = await load();
    setBusy(false);
    if (employees !== undefined) {
      const part = filter.active ? 'active' : 'inactive';
      const csv = new Blob([toCsv(employeeTable(intl, employees))], { type: 'text/csv;charset=utf-8' });
      saveFile(`employees-${part}-${new Date().toISOString().slice(0, 10)}.csv`, csv);
      showToast(intl.formatMessage({ id: 'employees.export.done' }, { count: employees.length }));
    }
  };
  return { start, isBusy };
}
