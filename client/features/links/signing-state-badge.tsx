import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';

type ShownLink = LinkRowFragment['link'];

const TONES = { PAUSED: 'warning', CLOSED: 'danger' } as const;

/** That a link takes no new signatures; nothing while it does. */
export function SigningStateBadge({ state }: { readonly state: ShownLink['signingState'] }): ReactNode {
  return state === 'OPEN' ? null : (
    <StateBadge tone={TONES[state]}>
      <FormattedMessage id={`links.signing.state.${state}`} />
    </StateBadge>
  );
}
