import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useCsvExport } from '#client/components/list/use-csv-export.ts';
import { showToast } from '#client/components/toast.ts';
import { EmployeesExportDocument, type EmployeesExportQueryVariables } from '#generated/graphql.ts';
import { employeeTable } from './employee-table.ts';

/** Which employees to export, and in which order. */
export type ExportFilter = Omit<EmployeesExportQueryVariables, 'first' | 'after'>;

/** Exports all pages of a list of employees as one CSV file. On failure the common dialog opens. */
export function useExport(filter: ExportFilter): ReturnType<typeof useCsvExport> {
  const intl = useIntl();
  const client = useApolloClient();
  return useCsvExport({
    loadPage: async (page) => {
      const { data } = await client.query({
        query: EmployeesExportDocument,
        variables: { ...filter, ...page },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      return data?.corporation.employees;
    },
    toTable: (employees) => employeeTable(intl, employees),
    fileName: `employees-${filter.active ? 'active' : 'inactive'}`,
    onDone: (count) => showToast(intl.formatMessage({ id: 'employees.export.done' }, { count })),
  });
}
