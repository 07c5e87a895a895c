import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { OriginBadge } from '#client/components/signing-origin.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { CorporationActions } from './corporation-actions.tsx';
import { CorporationFacts } from './corporation-facts.tsx';
import { waitOf } from './corporation-wait.ts';

interface CorporationRowProps {
  readonly linkId: string;
  readonly signing: CorporationRowFragment;
  /** Called when the list is out of date. */
  readonly onChanged: () => void;
}

/** One corporation: who it is, its progress, and its actions. */
export function CorporationRow({ linkId, signing, onChanged }: CorporationRowProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const factsId = `facts-${signing.id}`;
  return (
    <ListRow
      actions={<CorporationActions linkId={linkId} signing={signing} onChanged={onChanged} />}
      more={isOpen && <CorporationFacts id={factsId} signing={signing} />}
    >
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h2" size="lg">
          {signing.corporationName}
        </Heading>
        <Progress signing={signing} />
      </Flex>
      <Text mt="1" overflowWrap="anywhere">
        {signing.representativeName} · {signing.representativeEmail}
      </Text>
      <Flex mt="1" gap="4" align="center" fontSize="sm">
        <OriginBadge origin={signing.origin} />
        {signing.signedAt !== null && (
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedMessage id="corporations.submittedAt" values={{ date: <Day value={signing.signedAt} /> }} />
          </Text>
        )}
        <Button
          size="sm"
          variant="plain"
          aria-expanded={isOpen}
          aria-controls={factsId}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? 'corporations.less' : 'corporations.more'} />
        </Button>
      </Flex>
    </ListRow>
  );
}

/** Only what waits for the community itself stands out. */
const WAIT_TONES = { REVIEW: 'warning', DOCUMENT: 'muted', CORRECTION: 'accent' } as const;

/** What an open signing waits for, whether the signed version is outdated, and what failed: document or last mail. */
function Progress({ signing }: Pick<CorporationRowProps, 'signing'>): ReactElement {
  const [lastMail] = signing.emails;
  const wait = waitOf(signing);
  return (
    <>
      {wait !== undefined && (
        <StateBadge tone={WAIT_TONES[wait]}>
          <FormattedMessage id={`corporations.waits.${wait}`} />
        </StateBadge>
      )}
      {signing.state === 'UNCOMPLETED' && signing.documentState === 'FAILED' && (
        <StateBadge tone="accent">
          <FormattedMessage id="corporations.documentFailed" />
        </StateBadge>
      )}
      {signing.state !== 'DELETED' && signing.pendingCla !== null && (
        <StateBadge tone="warning">
          <FormattedMessage id="corporations.olderVersion" />
        </StateBadge>
      )}
      {lastMail?.state === 'FAILED' && (
        <StateBadge tone="accent">
          <FormattedMessage id="corporations.mail.failed" />
        </StateBadge>
      )}
    </>
  );
}
