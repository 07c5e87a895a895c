import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useCsvExport } from '#client/components/list/use-csv-export.ts';
import { showToast } from '#client/components/toast.ts';
import { EmployeesExportDocument, type EmployeesExportQueryVariables } from '#generated/graphql.ts';
import { employeeTable } from './employee-table.ts';
import { type EmployeePart, partFilter } from './use-employees.ts';

/** Which employees to export, and in which order. */
export type ExportFilter = Omit<EmployeesExportQueryVariables, 'first' | 'after' | 'active' | 'removed'> & {
  readonly part: EmployeePart;
};

/** Exports all pages of a list of employees as one CSV file. On failure the common dialog opens. */
export function useExport({ part, ...filter }: ExportFilter): ReturnType<typeof useCsvExport> {
  const intl = useIntl();
  const client = useApolloClient();
  return useCsvExport({
    loadPage: async (page) => {
      const { data } = await client.query({
        query: EmployeesExportDocument,
        variables: { ...partFilter(part), ...filter, ...page },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      return data?.corporation.employees;
    },
    toTable: (employees) => employeeTable(intl, part, employees),
    fileName: `employees-${part}`,
    onDone: (count) => showToast(intl.formatMessage({ id: 'employees.export.done' }, { count })),
  });
}
