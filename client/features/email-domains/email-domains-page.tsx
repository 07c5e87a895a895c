import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Day } from '#client/components/day.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { WholeList } from '#client/components/list/whole-list.tsx';
import { Page } from '#client/components/page.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { EmailDomainsQuery } from '#generated/graphql.ts';
import { useEmailDomainsQuery } from '#generated/hooks.ts';
import { useDomainPaths } from './domain-paths.ts';
import { RemoveDomainDialog } from './remove-domain-dialog.tsx';

type Domains = EmailDomainsQuery['corporation']['emailDomains'];

/** A corporation's email domains, for its administrator. Never empty: the primary domain came with the signing. */
export function EmailDomainsPage(): ReactElement {
  const intl = useIntl();
  const { add } = useDomainPaths();
  const { data, error, refetch } = useEmailDomainsQuery({
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const domains = data?.corporation.emailDomains;
  const [removed, setRemoved] = useState<string>();
  return (
    <Page>
      <ListHead
        title={<FormattedMessage id="emailDomains.title" />}
        lead={<FormattedMessage id="emailDomains.lead" />}
      />
      <WholeList
        label={intl.formatMessage({ id: 'emailDomains.title' })}
        nodes={domains}
        error={error}
        onRetry={() => void refetch()}
        count={<FormattedMessage id="emailDomains.count" values={{ count: domains?.length ?? 0 }} />}
        actions={
          <ButtonLink to={add} variant="solid" size="sm">
            <FormattedMessage id="emailDomains.add" />
          </ButtonLink>
        }
        renderNode={(domain) => (
          <DomainRow key={domain.domain} domain={domain} onRemove={() => setRemoved(domain.domain)} />
        )}
      />
      {removed !== undefined && (
        <RemoveDomainDialog domain={removed} onClose={() => setRemoved(undefined)} onStale={() => void refetch()} />
      )}
    </Page>
  );
}

interface DomainRowProps {
  readonly domain: Domains[number];
  readonly onRemove: () => void;
}

function DomainRow({ domain: { domain, primary, addedAt }, onRemove }: DomainRowProps): ReactElement {
  const intl = useIntl();
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
        {!primary && (
          <Button
            size="sm"
            ms="auto"
            aria-label={intl.formatMessage({ id: 'emailDomains.remove.of' }, { domain })}
            onClick={onRemove}
          >
            <FormattedMessage id="emailDomains.remove" />
          </Button>
        )}
      </Flex>
      <Text mt="1" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <FormattedMessage
          id={primary ? 'emailDomains.since.signing' : 'emailDomains.since.added'}
          values={{ date: <Day value={addedAt} /> }}
        />
      </Text>
    </Box>
  );
}
