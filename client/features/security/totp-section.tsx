import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { RefreshFailure } from '#client/components/refresh-failure.tsx';
import type { BeginTotpMutation } from '#generated/graphql.ts';
import { useBeginTotpMutation, useRemoveTotpMutation, useTotpQuery } from '#generated/hooks.ts';
import { ConfirmTotpForm } from './confirm-totp-form.tsx';
import { FACTOR_QUERIES } from './factor-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecuritySection } from './security-section.tsx';

/** The authenticator app: its state, setting one up, and removing it. */
export function TotpSection(): ReactElement {
  const { data, error, refetch } = useTotpQuery({ context: { handledCodes: 'all' } });
  const [begun, setBegun] = useState<BeginTotpMutation['beginTotp']>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [begin, beginning] = useBeginTotpMutation({ errorPolicy: 'all' });
  const [remove, removing] = useRemoveTotpMutation({ errorPolicy: 'all', refetchQueries: FACTOR_QUERIES });
  const isSetUp = data !== undefined && data.totp.confirmedAt !== null;
  const isBusy = beginning.loading || removing.loading;
  const handleBegin = async () => {
    const answer = await begin();
    setBegun(answer.data?.beginTotp);
  };
  const handleConfirmed = (recoveryCodes: readonly string[] | null) => {
    setBegun(undefined);
    setCodes(recoveryCodes ?? undefined);
  };
  return (
    <SecuritySection
      id="totp"
      title={<FormattedMessage id="security.totp" />}
      lead={<FormattedMessage id="security.totp.lead" />}
      state={begun === undefined ? data && String(isSetUp) : 'begun'}
    >
      {data === undefined &&
        (error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={() => void refetch()} />)}
      {data !== undefined && <RefreshFailure error={error} onRetry={() => void refetch()} />}
      {codes !== undefined && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      {data !== undefined && data.totp.confirmedAt !== null && <Since date={data.totp.confirmedAt} />}
      {begun !== undefined && (
        <ConfirmTotpForm begun={begun} onConfirmed={handleConfirmed} onCancel={() => setBegun(undefined)} />
      )}
      {data !== undefined && begun === undefined && (
        <Flex gap="2" wrap="wrap">
          <Button aria-disabled={isBusy} onClick={() => void (isBusy || handleBegin())}>
            <FormattedMessage id={isSetUp ? 'security.totp.replace' : 'security.totp.begin'} />
          </Button>
          {isSetUp && (
            <Button aria-disabled={isBusy} onClick={() => void (isBusy || remove())}>
              <FormattedMessage id="security.totp.remove" />
            </Button>
          )}
        </Flex>
      )}
    </SecuritySection>
  );
}

function Since({ date }: { readonly date: string }): ReactElement {
  return (
    <Text mb="4">
      <FormattedMessage id="security.totp.since" values={{ date: <Day value={date} /> }} />
    </Text>
  );
}
