import { Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { OriginBadge } from '#client/components/signing-origin.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { SHOWN, tabOf } from './corporation-tab.ts';

const TONES = {
  review: 'warning',
  document: 'info',
  correction: 'danger',
  completed: 'success',
  deleted: 'muted',
} as const;

/** The state of a signing, whether the signed version is outdated, and what failed: document or last mail. */
export function CorporationProgress({ signing }: { readonly signing: CorporationRowFragment }): ReactElement {
  const [lastMail] = signing.emails;
  const tab = tabOf(signing);
  return (
    <Flex as="span" columnGap="1" rowGap="1" wrap="wrap">
      <StateBadge tone={TONES[tab]}>
        <FormattedMessage id={`corporations.state.${SHOWN[tab]}`} />
      </StateBadge>
      {signing.state === 'UNCOMPLETED' && signing.documentState === 'FAILED' && (
        <StateBadge tone="danger">
          <FormattedMessage id="corporations.documentFailed" />
        </StateBadge>
      )}
      {signing.state !== 'DELETED' && signing.pendingCla !== null && (
        <StateBadge tone="warning">
          <FormattedMessage id="corporations.olderVersion" />
        </StateBadge>
      )}
      {lastMail?.state === 'FAILED' && (
        <StateBadge tone="danger">
          <FormattedMessage id="corporations.mail.failed" />
        </StateBadge>
      )}
      <OriginBadge origin={signing.origin} />
    </Flex>
  );
}
