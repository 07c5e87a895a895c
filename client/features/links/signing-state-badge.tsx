import { Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';

type ShownLink = LinkRowFragment['link'];

const TONES = { PAUSED: 'warning', CLOSED: 'accent' } as const;

/** That a link takes no new signatures; nothing while it does. */
export function SigningStateBadge({ state }: { readonly state: ShownLink['signingState'] }): ReactNode {
  return state === 'OPEN' ? null : (
    <StateBadge tone={TONES[state]}>
      <FormattedMessage id={`links.signing.state.${state}`} />
    </StateBadge>
  );
}

/** Whether a link takes signatures, and what its visitors are told otherwise. */
export function SigningState({ link: { signingState, visitorText } }: { readonly link: ShownLink }): ReactElement {
  return (
    <>
      <Text>
        <FormattedMessage id={`links.signing.${signingState}`} />
      </Text>
      {visitorText !== null && (
        <Text mt="1" fontSize="sm" color="fg.muted" whiteSpace="pre-line">
          {visitorText}
        </Text>
      )}
    </>
  );
}
