import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useOwnCorporationQuery } from '#generated/hooks.ts';
import { CorporationFacts } from './corporation-facts.tsx';

/** Where the managers of a corporation arrive: whose employees these are. */
export function EmployeeListPage(): ReactElement {
  const { data, error, refetch } = useOwnCorporationQuery({ context: { handledCodes: 'all' } });
  return (
    <Page>
      <PageTitle>
        <FormattedMessage id="employees.title" />
      </PageTitle>
      <Box mt="8">
        {data !== undefined && <CorporationFacts corporation={data.corporation} />}
        {data === undefined && error === undefined && <LoadingLines />}
        {data === undefined && error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      </Box>
    </Page>
  );
}
