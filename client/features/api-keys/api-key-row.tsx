import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { ApiKeyRowFragment } from '#generated/graphql.ts';

interface ApiKeyRowProps {
  readonly apiKey: ApiKeyRowFragment;
  readonly onRevoke: () => void;
}

/** One API key: what it is for, what it opens, and when it was used. */
export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps): ReactElement {
  const intl = useIntl();
  const { name, linkId, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const isExpired = useIsPast(expiresAt ?? '9999-12-31');
  const day = (value: string) => <Day value={value} />;
  return (
    <ListRow
      actions={
        <Button size="sm" aria-label={intl.formatMessage({ id: 'apiKeys.revoke.of' }, { name })} onClick={onRevoke}>
          <FormattedMessage id="apiKeys.revoke" />
        </Button>
      }
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Heading as="h2" size="lg" overflowWrap="anywhere">
          {name}
        </Heading>
        {isExpired && (
          <StateBadge tone="warning">
            <FormattedMessage id="apiKeys.expired" />
          </StateBadge>
        )}
      </Flex>
      <Text mt="1">{scopes.map((scope) => intl.formatMessage({ id: `apiKeys.scope.${scope}` })).join(' · ')}</Text>
      <Text mt="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {linkId ?? <FormattedMessage id="apiKeys.allLinks" />}
      </Text>
      <Flex
        mt="1"
        columnGap="4"
        rowGap="1"
        wrap="wrap"
        fontSize="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <Text as="span">
          <FormattedMessage id="apiKeys.createdAt" values={{ date: day(createdAt) }} />
        </Text>
        <Text as="span">
          {lastUsedAt === null ? (
            <FormattedMessage id="apiKeys.unused" />
          ) : (
            <FormattedMessage id="apiKeys.lastUsedAt" values={{ date: day(lastUsedAt) }} />
          )}
        </Text>
        {expiresAt !== null && (
          <Text as="span">
            <FormattedMessage id="apiKeys.expiresAt" values={{ date: day(expiresAt) }} />
          </Text>
        )}
      </Flex>
    </ListRow>
  );
}
