import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useEmailDomainsQuery } from '#generated/hooks.ts';
import { AddEmailDomainForm } from './add-email-domain-form.tsx';
import { useDomainPaths } from './domain-paths.ts';

/** The page where an administrator adds an email domain. */
export function AddEmailDomainPage(): ReactElement {
  const { list } = useDomainPaths();
  const { data, error, refetch } = useEmailDomainsQuery({ context: { handledCodes: 'all' } });
  return (
    <Page>
      <Box mb="6">
        <ButtonLink to={list} variant="plain" size="sm">
          <FormattedMessage id="emailDomains.back" />
        </ButtonLink>
      </Box>
      <Box mb="8">
        <PageTitle>
          <FormattedMessage id="emailDomains.add" />
        </PageTitle>
        <Text mt="2" color="fg.muted" maxWidth="measure">
          <FormattedMessage id="emailDomains.add.lead" />
        </Text>
      </Box>
      {data !== undefined && <AddEmailDomainForm domains={data.corporation.emailDomains} />}
      {data === undefined && error === undefined && <LoadingLines />}
      {data === undefined && error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}
