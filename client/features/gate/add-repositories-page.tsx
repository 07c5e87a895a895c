import { Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';
import { LinkFailure } from '#client/components/link-failure.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import type { ConnectionRowFragment } from '#generated/graphql.ts';
import { useGateConnectionsQuery } from '#generated/hooks.ts';
import { AvailableRepositories } from './available-repositories.tsx';
import { BackToGate } from './back-to-gate.tsx';
import { allConnections } from './connections.ts';

/** The repositories that a connection reaches, to be gated or excluded. */
export function AddRepositoriesPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useGateConnectionsQuery({
    variables: { linkId },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return (
    <Page>
      <BackToGate linkId={linkId} />
      <ListHead
        title={<FormattedMessage id="gateManager.available.title" />}
        lead={<FormattedMessage id="gateManager.available.lead" />}
      />
      {data === undefined && error === undefined && <LoadingLines />}
      {data === undefined && error !== undefined && <LinkFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Available linkId={linkId} connections={allConnections(data)} />}
    </Page>
  );
}

interface AvailableProps {
  readonly linkId: string;
  readonly connections: readonly ConnectionRowFragment[];
}

function Available({ linkId, connections }: AvailableProps): ReactElement {
  const [search] = useSearchParams();
  const asked = search.get('connection');
  const connection = connections.find(({ id }) => id === asked) ?? connections[0];
  if (connection === undefined) {
    return (
      <Text>
        <FormattedMessage id="gateManager.repositories.needsConnection" />
      </Text>
    );
  }
  return (
    <Stack gap="6">
      {connections.length > 1 && <ConnectionSelect connections={connections} current={connection} />}
      <AvailableRepositories key={connection.id} linkId={linkId} connection={connection} />
    </Stack>
  );
}

interface ConnectionSelectProps {
  readonly connections: readonly ConnectionRowFragment[];
  readonly current: ConnectionRowFragment;
}

function ConnectionSelect({ connections, current }: ConnectionSelectProps): ReactElement {
  const intl = useIntl();
  const [, setSearch] = useSearchParams();
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="gateManager.available.connection" />
      </Text>
      <NativeSelect.Root width="auto">
        <NativeSelect.Field
          aria-label={intl.formatMessage({ id: 'gateManager.available.connection' })}
          value={current.id}
          onChange={(event) => setSearch({ connection: event.target.value }, { replace: true })}
        >
          {connections.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="chevron" />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Flex>
  );
}
