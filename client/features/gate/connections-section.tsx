import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useKeptFocus } from '#client/components/use-kept-focus.ts';
import { useCanChangeLink } from '#client/session/link-role.ts';
import type { ConnectionRowFragment, GateQuery } from '#generated/graphql.ts';
import { gatePagePath } from '#rules/paths.ts';
import { ConnectPlatforms } from './connect-platforms.tsx';
import { ConnectionRow } from './connection-row.tsx';

interface ConnectionsSectionProps {
  readonly linkId: string;
  readonly connections: readonly ConnectionRowFragment[];
  readonly hosts: GateQuery['gateHosts'];
  readonly onChanged: () => void;
}

/** The code platforms that a link is connected to, and how to connect one. */
export function ConnectionsSection({ linkId, connections, hosts, onChanged }: ConnectionsSectionProps): ReactElement {
  const isFurther = connections.length > 0;
  const canChange = useCanChangeLink();
  // Both a row and a button in it may go: a connection that works again is not tried again.
  const ref = useKeptFocus<HTMLElement>(connections.map(({ id, state }) => `${id} ${state}`).join(' '));
  const connect = canChange && hosts.length > 0 && (
    <ConnectPlatforms linkId={linkId} hosts={hosts} isFurther={isFurther} onChanged={onChanged} />
  );
  return (
    <Box as="section" ref={ref} tabIndex={-1} outline="none" aria-labelledby="connections">
      <Flex columnGap="4" wrap="wrap" align="baseline" justify="space-between" mb="3">
        <Heading as="h2" size="lg" id="connections">
          <FormattedMessage id="gateManager.connections" />
        </Heading>
        <ButtonLink to={gatePagePath(linkId, 'platforms')} variant="plain" size="sm">
          <FormattedMessage id="gatePlatforms.link" />
        </ButtonLink>
      </Flex>
      {isFurther ? (
        <Stack gap="4" align="flex-start">
          <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline" width="full">
            {connections.map((connection) => (
              <ConnectionRow key={connection.id} linkId={linkId} connection={connection} onChanged={onChanged} />
            ))}
          </Stack>
          {connect}
        </Stack>
      ) : (
        <EmptyList
          title={<FormattedMessage id="gateManager.connections.none" />}
          {...(connect !== false && { action: connect })}
        >
          <FormattedMessage
            id={hosts.length > 0 ? 'gateManager.connections.none.text' : 'gateManager.connections.unavailable'}
          />
        </EmptyList>
      )}
    </Box>
  );
}
