import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useCsvExport } from '#client/components/list/use-csv-export.ts';
import { showToast } from '#client/components/toast.ts';
import { CorporationsExportDocument } from '#generated/graphql.ts';
import { corporationTable } from './corporation-table.ts';
import type { CorporationFilter } from './use-corporations.ts';

/** Exports all pages of a list of corporations as one CSV file. On failure the common dialog opens. */
export function useExport(filter: CorporationFilter): ReturnType<typeof useCsvExport> {
  const intl = useIntl();
  const client = useApolloClient();
  return useCsvExport({
    loadPage: async (page) => {
      const { data } = await client.query({
        query: CorporationsExportDocument,
        variables: { ...filter, ...page },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      return data?.corporationSignings;
    },
    toTable: (signings) => corporationTable(intl, signings),
    fileName: `corporations-${(filter.waitsFor ?? filter.state).toLowerCase()}`,
    onDone: (count) => showToast(intl.formatMessage({ id: 'corporations.export.done' }, { count })),
  });
}
