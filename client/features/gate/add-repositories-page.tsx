import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Select } from '#client/components/select.tsx';
import type { ConnectionRowFragment } from '#generated/graphql.ts';
import { useGateConnectionsQuery } from '#generated/hooks.ts';
import { AvailableRepositories } from './available-repositories.tsx';
import { backToGate } from './back-to-gate.ts';
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
    <LinkPage
      back={backToGate(linkId)}
      title={<FormattedMessage id="gateManager.available.title" />}
      lead={<FormattedMessage id="gateManager.available.lead" />}
      error={error}
    >
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(loaded) => <Available linkId={linkId} connections={allConnections(loaded)} />}
      </Loaded>
    </LinkPage>
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
      <Select
        layout={{ width: 'auto' }}
        aria-label={intl.formatMessage({ id: 'gateManager.available.connection' })}
        value={current.id}
        onChoose={(chosen) => setSearch({ connection: chosen }, { replace: true })}
      >
        {connections.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Flex>
  );
}
