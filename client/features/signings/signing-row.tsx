import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { OriginBadge } from '#client/components/signing-origin.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { EvidenceState, SigningRowFragment } from '#generated/graphql.ts';
import { EndSigningDialog } from './end-signing-dialog.tsx';
import { SigningFacts } from './signing-facts.tsx';

interface SigningRowProps {
  readonly linkId: string;
  /** Whether its reader may change something of the link. */
  readonly canEnd: boolean;
  readonly signing: SigningRowFragment;
}

const TONES = {
  COUNTS: 'success',
  INACTIVE: 'warning',
  SUPERSEDED: 'muted',
  EXPIRED: 'warning',
  ENDED: 'muted',
} as const satisfies Record<EvidenceState, string>;

/** One signing: who signed, as what, and whether it counts. */
export function SigningRow({ linkId, signing, canEnd }: SigningRowProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const factsId = `facts-${signing.id}`;
  const who = [signing.name, signing.corporationName].filter(Boolean).join(' · ');
  return (
    <ListRow
      actions={
        <>
          <Button size="sm" aria-expanded={isOpen} aria-controls={factsId} onClick={() => setOpen(!isOpen)}>
            <FormattedMessage id={isOpen ? 'signings.less' : 'signings.more'} />
          </Button>
          {canEnd && signing.kind === 'INDIVIDUAL' && signing.endedAt === null && (
            <EndButton linkId={linkId} signing={signing} />
          )}
        </>
      }
      more={isOpen && <SigningFacts id={factsId} signing={signing} />}
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Heading as="h3" size="lg" overflowWrap="anywhere">
          {who === '' ? <FormattedMessage id="signings.erased" /> : who}
        </Heading>
        <StateBadge tone={TONES[signing.state]}>
          <FormattedMessage id={`signings.state.${signing.state}`} />
        </StateBadge>
        <OriginBadge origin={signing.origin} />
      </Flex>
      <Text mt="1" overflowWrap="anywhere">
        {signing.email}
      </Text>
      <Flex
        mt="1"
        columnGap="4"
        rowGap="1"
        wrap="wrap"
        color="fg.muted"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        <Text as="span">
          <FormattedMessage id={`signings.kind.${signing.kind}`} />
        </Text>
        {signing.signedAt !== null && (
          <Text as="span">
            <Day value={signing.signedAt} />
          </Text>
        )}
        <Text as="span" fontFamily="mono">
          {signing.reference}
        </Text>
      </Flex>
    </ListRow>
  );
}

function EndButton({ linkId, signing }: Pick<SigningRowProps, 'linkId' | 'signing'>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} size="sm" onClick={() => setOpen(true)}>
        <FormattedMessage id={signing.endsAt === null ? 'signings.end' : 'signings.end.change'} />
      </Button>
      {isOpen && (
        <EndSigningDialog linkId={linkId} signing={signing} returnFocusTo={button} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
