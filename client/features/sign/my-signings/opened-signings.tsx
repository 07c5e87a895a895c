import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureCode, isSessionOver, toFailure } from '#client/apollo/failure.ts';
import { Icon } from '#client/components/icons.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { ClockTime } from '#client/components/time-point.tsx';
import { useCloseMySigningsMutation, useMySigningsQuery } from '#generated/hooks.ts';
import { MY_DATA_PATH } from '#rules/paths.ts';
import { type Proof, withToken } from './kept-proof.ts';
import { MySigningRow } from './my-signing-row.tsx';

interface OpenedSigningsProps {
  readonly proof: Proof;
  readonly onClosed: () => void;
  /** Called when the proof has come to its end. */
  readonly onExpired: () => void;
}

/** What a proved address has signed, and what its owner can do about it. */
export function OpenedSignings({ proof, onClosed, onExpired }: OpenedSigningsProps): ReactElement {
  const intl = useIntl();
  const context = withToken(proof);
  const { data, error, refetch } = useMySigningsQuery({ context, fetchPolicy: 'no-cache' });
  const code = error === undefined ? undefined : failureCode(toFailure(error));
  const isOver = code !== undefined && isSessionOver(code);
  useEffect(() => {
    if (isOver) {
      onExpired();
    }
  }, [isOver, onExpired]);
  if (data === undefined) {
    return error === undefined || isOver ? (
      <LoadingLines />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  const { mySignings, myIdentities } = data;
  return (
    <Stack gap="8">
      <Actions proof={proof} onClosed={onClosed} />
      {mySignings.length === 0 ? (
        <Text>
          <FormattedMessage id="mySignings.none" values={{ email: proof.email }} />
        </Text>
      ) : (
        <chakra.ul
          aria-label={intl.formatMessage({ id: 'mySignings.title' })}
          listStyleType="none"
          borderTop="hairline"
        >
          {mySignings.map((signing) => (
            <MySigningRow
              key={signing.reference}
              proof={proof}
              signing={signing}
              ties={myIdentities.filter(({ reference }) => reference === signing.reference)}
              onChanged={() => void refetch()}
            />
          ))}
        </chakra.ul>
      )}
    </Stack>
  );
}

function Actions({ proof, onClosed }: Pick<OpenedSigningsProps, 'proof' | 'onClosed'>): ReactElement {
  const [close] = useCloseMySigningsMutation({ errorPolicy: 'all', context: withToken(proof) });
  const { email, expiresAt } = proof;
  return (
    <Stack gap="4">
      <Heading as="h2" size="lg" overflowWrap="anywhere">
        {email}
      </Heading>
      <Text color="fg.muted">
        <FormattedMessage id="mySignings.until" values={{ time: <ClockTime value={expiresAt} /> }} />
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button asChild size="sm">
          <a href={MY_DATA_PATH} download="my-signings.zip">
            <Icon name="download" />
            <FormattedMessage id="mySignings.everything" />
          </a>
        </Button>
        <Button size="sm" onClick={() => void close().then(onClosed)}>
          <FormattedMessage id="mySignings.close" />
        </Button>
      </Flex>
    </Stack>
  );
}
