import { Box, Flex, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LinkPage } from '#client/components/link-page.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { GateQuery } from '#generated/graphql.ts';
import { useGateQuery } from '#generated/hooks.ts';
import { gatePagePath } from '#rules/paths.ts';
import { ConnectionsSection } from './connections-section.tsx';
import { allConnections } from './connections.ts';
import { GatedRepositories } from './gated-repositories.tsx';
import { MovingLink, OldCheckSection } from './old-check-section.tsx';
import { OrganizationsSection } from './organizations-section.tsx';
import { PausedNotice } from './paused-notice.tsx';
import { VerdictCounts } from './verdict-counts.tsx';

/** The gate of a link: open pull requests by verdict, connections and repositories. */
export function GatePage(): ReactElement {
  const { linkId = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useGateQuery({
    variables: { linkId },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  return (
    <LinkPage
      title={<FormattedMessage id="gateManager.title" />}
      action={
        <Flex gap="2" wrap="wrap">
          <ButtonLink to={gatePagePath(linkId, 'pull-requests')} size="sm">
            <FormattedMessage id="gateManager.pullRequests" />
          </ButtonLink>
          <ButtonLink to={gatePagePath(linkId, 'policy')} size="sm">
            <FormattedMessage id="gateManager.policy" />
          </ButtonLink>
        </Flex>
      }
      error={error}
    >
      {search.has('error_code') && (
        <Box mb="8">
          <Notice tone="danger" title={<FormattedMessage id="gateManager.returned" />} />
        </Box>
      )}
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(gate) => <Parts linkId={linkId} gate={gate} onChanged={() => void refetch()} />}
      </Loaded>
    </LinkPage>
  );
}

interface PartsProps {
  readonly linkId: string;
  readonly gate: GateQuery;
  readonly onChanged: () => void;
}

function Parts({ linkId, gate, onChanged }: PartsProps): ReactElement {
  const connections = allConnections(gate);
  const { oldCheck, days } = gate.verdictComparison;
  const isMoving = oldCheck !== null || days.length > 0;
  return (
    <Stack gap="12">
      <PausedNotice connections={connections.filter(({ state }) => state === 'PAUSED')} />
      <VerdictCounts linkId={linkId} counts={gate.pullRequestCounts} />
      {isMoving && <OldCheckSection linkId={linkId} days={days} />}
      <ConnectionsSection linkId={linkId} connections={connections} hosts={gate.gateHosts} onChanged={onChanged} />
      {(connections.length > 0 || gate.gatedOrganizations.length > 0) && (
        <OrganizationsSection
          linkId={linkId}
          organizations={gate.gatedOrganizations}
          connections={connections}
          onChanged={onChanged}
        />
      )}
      <GatedRepositories linkId={linkId} hasConnection={connections.length > 0} />
      {!isMoving && connections.length > 0 && <MovingLink linkId={linkId} />}
    </Stack>
  );
}
