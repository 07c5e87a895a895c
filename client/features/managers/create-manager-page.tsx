import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useNewManagerFactsQuery } from '#generated/hooks.ts';
import { CreateManagerForm } from './create-manager-form.tsx';
import { useManagerPaths } from './manager-paths.ts';
import type { NewManagerFacts } from './new-managers.ts';

/** Where an administrator adds employee managers. */
export function CreateManagerPage(): ReactElement {
  const { list } = useManagerPaths();
  const { data, error, refetch } = useNewManagerFactsQuery({
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return (
    <Page>
      <Box mb="6">
        <ButtonLink to={list} variant="plain" size="sm">
          <FormattedMessage id="managers.back" />
        </ButtonLink>
      </Box>
      <Box mb="8">
        <PageTitle>
          <FormattedMessage id="managers.create.title" />
        </PageTitle>
        <Text mt="2" color="fg.muted" maxWidth="measure">
          <FormattedMessage id="managers.create.lead" />
        </Text>
      </Box>
      {data?.viewer && <FormOrFull viewer={data.viewer} corporation={data.corporation} />}
      {data === undefined && error === undefined && <LoadingLines />}
      {data === undefined && error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}

/** The form while there is room for somebody. */
function FormOrFull(facts: NewManagerFacts): ReactElement {
  const { managers, managerLimit } = facts.corporation;
  const { list } = useManagerPaths();
  if (managers.length < managerLimit) {
    return <CreateManagerForm facts={facts} />;
  }
  return (
    <EmptyList
      title={<FormattedMessage id="managers.full" values={{ limit: managerLimit }} />}
      action={
        <ButtonLink to={list} variant="solid">
          <FormattedMessage id="managers.full.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="managers.full.text" />
    </EmptyList>
  );
}
