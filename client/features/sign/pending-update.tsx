import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { useIndividualClaDiffQuery } from '#generated/hooks.ts';
import { NothingToUpdate, nothingToUpdate } from './nothing-to-update.tsx';
import type { SignedIndividual } from './signed-individual.ts';
import { UpdateAgreement } from './update-agreement.tsx';

interface PendingUpdateProps {
  readonly linkId: string;
  readonly community: string;
  readonly email: string;
  readonly onSigned: (signed: SignedIndividual) => void;
  readonly onOtherEmail: () => void;
}

/** Shows what has changed since this address signed, with the agreement; or why there is nothing to agree to. */
export function PendingUpdate({ linkId, community, email, onSigned, onOtherEmail }: PendingUpdateProps): ReactElement {
  const { data, error, loading, refetch } = useIndividualClaDiffQuery({
    variables: { linkId, email },
    // Since the last query, a newer version may have appeared or this one been agreed to.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { handledCodes: 'anonymous' },
  });
  const reload = async () => {
    try {
      await refetch();
    } catch {
      // The failure is shown instead of the difference.
    }
  };
  const reason = error === undefined ? undefined : nothingToUpdate(failureCode(toFailure(error)));
  const otherEmail = (
    <Button size="sm" onClick={onOtherEmail}>
      <FormattedMessage id="claUpdate.ask.other" />
    </Button>
  );
  if (reason !== undefined) {
    return <NothingToUpdate reason={reason} place={{ linkId, community, email }} otherEmail={otherEmail} />;
  }
  if (error !== undefined) {
    return <LoadFailure error={error} onRetry={() => void reload()} />;
  }
  if (data === undefined) {
    return loading ? <LoadingLines /> : <></>;
  }
  return (
    <UpdateAgreement
      linkId={linkId}
      email={email}
      diff={data.individualClaDiff}
      otherEmail={otherEmail}
      onSigned={onSigned}
      onReload={reload}
    />
  );
}
