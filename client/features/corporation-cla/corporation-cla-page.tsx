import { Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Loaded } from '#client/components/loaded.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useViewer } from '#client/session/use-viewer.ts';
import type { CorporationClaFragment } from '#generated/graphql.ts';
import { useCorporationClaQuery } from '#generated/hooks.ts';
import { AgreementHistory } from './agreement-history.tsx';
import { PendingVersion } from './pending-version.tsx';
import { SignedCla } from './signed-cla.tsx';

/** Shows a corporation's managers what it signed, the pending version, and the agreements so far. */
export function CorporationClaPage(): ReactElement {
  const { data, error, refetch } = useCorporationClaQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { handledCodes: 'all' },
  });
  const corporation = data?.corporation;
  return (
    <Page>
      <PageTitle>
        <FormattedMessage id="corporationCla.title" />
      </PageTitle>
      <Text mt="2" mb="8" color="fg.muted" minHeight="6">
        {corporation && (
          <FormattedMessage
            id="corporationCla.lead"
            values={{ corporation: corporation.corporationName, community: corporation.link.alias }}
          />
        )}
      </Text>
      <Loaded data={corporation} error={error} onRetry={() => void refetch()}>
        {(loaded) => <Parts corporation={loaded} onReload={() => void refetch()} />}
      </Loaded>
    </Page>
  );
}

interface PartsProps {
  readonly corporation: CorporationClaFragment;
  readonly onReload: () => void;
}

function Parts({ corporation, onReload }: PartsProps): ReactElement {
  const state = useViewer();
  const agreedRef = useRef<HTMLHeadingElement>(null);
  const isAdministrator = state.status === 'known' && state.viewer?.role === 'CORPORATION_ADMINISTRATOR';
  return (
    <Stack gap="12">
      {corporation.pendingCla !== null && (
        <PendingVersion
          key={corporation.pendingCla.id}
          corporation={corporation}
          pending={corporation.pendingCla}
          isAdministrator={isAdministrator}
          onAgreed={() => agreedRef.current?.focus()}
          onReload={onReload}
        />
      )}
      <SignedCla corporation={corporation} isAdministrator={isAdministrator} />
      <AgreementHistory corporation={corporation} titleRef={agreedRef} />
    </Stack>
  );
}
