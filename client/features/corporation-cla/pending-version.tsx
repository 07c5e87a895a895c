import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyClaDiff } from '#client/components/cla-diff/lazy-cla-diff.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PendingClaNotice } from '#client/session/pending-cla-notice.tsx';
import type { CorporationClaFragment } from '#generated/graphql.ts';
import { useCorporationClaDiffQuery } from '#generated/hooks.ts';
import { AgreeDialog } from './agree-dialog.tsx';

interface PendingVersionProps {
  readonly corporation: CorporationClaFragment;
  readonly pending: NonNullable<CorporationClaFragment['pendingCla']>;
  readonly isAdministrator: boolean;
  readonly onAgreed: () => void;
  readonly onReload: () => void;
}

/** A newer version that waits for the corporation: until when the old one counts, what has changed, and for the administrator the agreement. */
export function PendingVersion({
  corporation,
  pending,
  isAdministrator,
  onAgreed,
  onReload,
}: PendingVersionProps): ReactElement {
  const [isAgreeing, setAgreeing] = useState(false);
  const { data, error, refetch } = useCorporationClaDiffQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { handledCodes: 'all' },
  });
  return (
    <Stack as="section" gap="6" aria-labelledby="pending-version">
      <Heading as="h2" size="xl" id="pending-version">
        <FormattedMessage id="corporationCla.changes" />
      </Heading>
      <PendingClaNotice corporation={corporation}>
        <Text>
          <FormattedMessage id={`corporationCla.pending.${isAdministrator ? 'administrator' : 'manager'}`} />
        </Text>
      </PendingClaNotice>
      {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <LoadingLines />}
      {data !== undefined && <LazyClaDiff diff={data.corporationClaDiff} />}
      {data !== undefined && isAdministrator && (
        <>
          <Button alignSelf="flex-start" variant="solid" size="lg" onClick={() => setAgreeing(true)}>
            <FormattedMessage id="corporationCla.agree" values={{ version: pending.version }} />
          </Button>
          {isAgreeing && (
            <AgreeDialog
              corporationName={corporation.corporationName}
              cla={data.corporationClaDiff.to}
              onClose={() => setAgreeing(false)}
              onAgreed={onAgreed}
              onReload={onReload}
            />
          )}
        </>
      )}
    </Stack>
  );
}
