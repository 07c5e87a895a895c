import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useEmployeeManagersQuery } from '#generated/hooks.ts';
import { ManagerList } from './manager-list.tsx';

/** The employee managers of a corporation, for its administrator. */
export function ManagerListPage(): ReactElement {
  const { data, error, refetch } = useEmployeeManagersQuery({
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return (
    <Page>
      <Box mb="8">
        <PageTitle>
          <FormattedMessage id="managers.title" />
        </PageTitle>
        <Text mt="2" color="fg.muted" maxWidth="measure">
          <FormattedMessage id="managers.lead" />
        </Text>
      </Box>
      {data !== undefined && <ManagerList corporation={data.corporation} onStale={() => void refetch()} />}
      {data === undefined && error === undefined && <LoadingLines />}
      {data === undefined && error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}
