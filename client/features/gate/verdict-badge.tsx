import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { GateMode, Verdict } from '#generated/graphql.ts';

const TONES = { COVERED: 'success', UNCOVERED: 'danger', PENDING: 'muted', UNKNOWN: 'warning' } as const;

interface VerdictBadgeProps {
  readonly verdict: Verdict;
  readonly mode: GateMode;
}

/** A verdict in a word; of a repository that is only observed, what would have happened. */
export function VerdictBadge({ verdict, mode }: VerdictBadgeProps): ReactElement {
  return (
    <StateBadge tone={TONES[verdict]}>
      <FormattedMessage id={mode === 'OBSERVE' ? `gateManager.would.${verdict}` : `gateManager.verdict.${verdict}`} />
    </StateBadge>
  );
}
