import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { EmailDomainsQuery } from '#generated/graphql.ts';
import { useEmailDomainsQuery } from '#generated/hooks.ts';
import { useDomainPaths } from './domain-paths.ts';

/** The e-mail domains of a corporation, for its administrator. */
export function EmailDomainsPage(): ReactElement {
  const { data, error, refetch } = useEmailDomainsQuery({
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return (
    <Page>
      <Box mb="8">
        <PageTitle>
          <FormattedMessage id="emailDomains.title" />
        </PageTitle>
        <Text mt="2" color="fg.muted" maxWidth="measure">
          <FormattedMessage id="emailDomains.lead" />
        </Text>
      </Box>
      {data !== undefined && <DomainList domains={data.corporation.emailDomains} />}
      {data === undefined && error === undefined && <LoadingLines />}
      {data === undefined && error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}

type Domains = EmailDomainsQuery['corporation']['emailDomains'];

/** It is never empty: the primary domain came with the signing. */
function DomainList({ domains }: { readonly domains: Domains }): ReactElement {
  const intl = useIntl();
  const { add } = useDomainPaths();
  return (
    <Box as="section" aria-label={intl.formatMessage({ id: 'emailDomains.title' })}>
      <Flex gap="3" mb="4" wrap="wrap" align="center" justify="space-between">
        <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          <FormattedMessage id="emailDomains.count" values={{ count: domains.length }} />
        </Text>
        <ButtonLink to={add} variant="solid" size="sm">
          <FormattedMessage id="emailDomains.add" />
        </ButtonLink>
      </Flex>
      <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline">
        {domains.map((domain) => (
          <DomainRow key={domain.domain} domain={domain} />
        ))}
      </Stack>
    </Box>
  );
}

function DomainRow({ domain: { domain, primary, addedAt } }: { readonly domain: Domains[number] }): ReactElement {
  return (
    <Box as="li" py="6" borderBottom="hairline">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          {domain}
        </Heading>
        {primary && (
          <StateBadge tone="success">
            <FormattedMessage id="emailDomains.primary" />
          </StateBadge>
        )}
      </Flex>
      <Text mt="1" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <FormattedMessage
          id={primary ? 'emailDomains.since.signing' : 'emailDomains.since.added'}
          values={{ date: <FormattedDate value={addedAt} dateStyle="medium" /> }}
        />
      </Text>
    </Box>
  );
}
