import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import type { ConnectionRowFragment, GateQuery } from '#generated/graphql.ts';
import { ConnectGithubForm } from './connect-github-form.tsx';
import { ConnectionRow } from './connection-row.tsx';

interface ConnectionsSectionProps {
  readonly linkId: string;
  readonly connections: readonly ConnectionRowFragment[];
  readonly hosts: GateQuery['gateHosts'];
  readonly onChanged: () => void;
}

/** The code platforms that a link is connected to, and how to connect one. */
export function ConnectionsSection(props: ConnectionsSectionProps): ReactElement {
  const { linkId, connections, hosts, onChanged } = props;
  const github = hosts.filter(({ platform }) => platform === 'GITHUB').map(({ url }) => url);
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="3">
        <FormattedMessage id="gateManager.connections" />
      </Heading>
      {connections.length === 0 ? (
        <NoConnection linkId={linkId} github={github} />
      ) : (
        <Stack gap="4" align="flex-start">
          <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline" width="full">
            {connections.map((connection) => (
              <ConnectionRow key={connection.id} linkId={linkId} connection={connection} onChanged={onChanged} />
            ))}
          </Stack>
          {github.length > 0 && <AnotherConnection linkId={linkId} github={github} />}
        </Stack>
      )}
    </Box>
  );
}

interface NewConnectionProps {
  readonly linkId: string;
  /** Addresses of the instances of GitHub. */
  readonly github: readonly string[];
}

function NoConnection({ linkId, github }: NewConnectionProps): ReactElement {
  return (
    <EmptyList
      title={<FormattedMessage id="gateManager.connections.none" />}
      {...(github.length > 0 && { action: <ConnectGithubForm linkId={linkId} hosts={github} /> })}
    >
      <FormattedMessage
        id={github.length > 0 ? 'gateManager.connections.none.text' : 'gateManager.connections.unavailable'}
      />
    </EmptyList>
  );
}

function AnotherConnection({ linkId, github }: NewConnectionProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <ConnectGithubForm linkId={linkId} hosts={github} />
  ) : (
    <Button size="sm" onClick={() => setOpen(true)}>
      <FormattedMessage id="gateManager.connect.another" />
    </Button>
  );
}
