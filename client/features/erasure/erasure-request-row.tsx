import { Button, Flex, Heading, Link, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { Day } from '#client/components/day.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { ErasureRequestRowFragment, ErasureState } from '#generated/graphql.ts';
import { signingListPath } from '#rules/paths.ts';
import { DecideErasureDialog } from './decide-erasure-dialog.tsx';

const TONES = {
  REQUESTED: 'warning',
  GRANTED: 'success',
  REFUSED: 'muted',
} as const satisfies Record<ErasureState, string>;

interface ErasureRequestRowProps {
  readonly linkId: string;
  readonly request: ErasureRequestRowFragment;
  /** Whether its reader may change something of the link. */
  readonly canDecide: boolean;
  /** Whether the link is under a legal hold, so that nothing can be granted. */
  readonly isHeld: boolean;
  readonly onDecided: () => void;
}

/** One request: which signing, why, and what was decided. */
export function ErasureRequestRow({ linkId, request, ...decision }: ErasureRequestRowProps): ReactElement {
  const { reference, kind, state, requestedAt, reason, decidedAt, decidedBy, decisionReason } = request;
  const signing = `${signingListPath(linkId)}?${new URLSearchParams({ search: reference }).toString()}`;
  return (
    <ListRow actions={state === 'REQUESTED' && <DecideButtons request={request} {...decision} />}>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Heading as="h3" size="lg" fontFamily="mono">
          <Link asChild>
            <RouterLink to={signing}>{reference}</RouterLink>
          </Link>
        </Heading>
        <StateBadge tone={TONES[state]}>
          <FormattedMessage id={`erasure.state.${state}`} />
        </StateBadge>
      </Flex>
      <Flex mt="1" columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" fontSize="sm">
        <Text as="span">
          <FormattedMessage id={`signings.kind.${kind}`} />
        </Text>
        <Text as="span">
          <FormattedMessage id="erasure.requestedAt" values={{ date: <Day value={requestedAt} /> }} />
        </Text>
        {decidedAt !== null && (
          <Text as="span">
            <FormattedMessage
              id={decidedBy === null ? 'erasure.decidedAt' : 'erasure.decidedBy'}
              values={{ date: <Day value={decidedAt} />, name: decidedBy }}
            />
          </Text>
        )}
      </Flex>
      {reason !== null && <Words textId="erasure.reason" words={reason} />}
      {decisionReason !== null && <Words textId="erasure.decisionReason" words={decisionReason} />}
    </ListRow>
  );
}

interface WordsProps {
  readonly textId: 'erasure.reason' | 'erasure.decisionReason';
  readonly words: string;
}

/** What somebody wrote, in lines. */
function Words({ textId, words }: WordsProps): ReactElement {
  return (
    <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
      <FormattedMessage id={textId} values={{ reason: words }} />
    </Text>
  );
}

function DecideButtons({
  request,
  canDecide,
  isHeld,
  onDecided,
}: Omit<ErasureRequestRowProps, 'linkId'>): ReactElement | null {
  const [open, setOpen] = useState<'grant' | 'refuse'>();
  const [grant, refuse] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  if (!canDecide) {
    return null;
  }
  return (
    <>
      {!isHeld && (
        <Button ref={grant} size="sm" onClick={() => setOpen('grant')}>
          <FormattedMessage id="erasure.grant" />
        </Button>
      )}
      <Button ref={refuse} size="sm" onClick={() => setOpen('refuse')}>
        <FormattedMessage id="erasure.refuse" />
      </Button>
      {open !== undefined && (
        <DecideErasureDialog
          request={request}
          decision={open}
          returnFocusTo={open === 'grant' ? grant : refuse}
          onClose={() => setOpen(undefined)}
          onDecided={onDecided}
        />
      )}
    </>
  );
}
