import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { EvidenceState, SigningRowFragment } from '#generated/graphql.ts';
import { SigningFacts } from './signing-facts.tsx';

interface SigningRowProps {
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
export function SigningRow({ signing }: SigningRowProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const factsId = `facts-${signing.id}`;
  const who = [signing.name, signing.corporationName].filter(Boolean).join(' · ');
  return (
    <ListRow
      actions={
        <Button size="sm" aria-expanded={isOpen} aria-controls={factsId} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage id={isOpen ? 'signings.less' : 'signings.more'} />
        </Button>
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
