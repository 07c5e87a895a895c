import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SigningOriginFragment } from '#generated/graphql.ts';
import { StateBadge } from './state-badge.tsx';

interface SigningOriginProps {
  readonly origin: SigningOriginFragment | null;
}

interface OriginBadgeProps {
  readonly origin: Pick<SigningOriginFragment, 'level' | 'source'> | null | undefined;
}

/** Whether the community recorded the signature itself, instead of importing it. */
const isRecorded = ({ source }: Pick<SigningOriginFragment, 'source'>): boolean => source === 'recorded';

const recordedLevel = ({ level }: Pick<SigningOriginFragment, 'level'>) =>
  level === 'DOCUMENT' ? 'DOCUMENT' : 'LISTED';

/** Marks an imported or recorded signature, with what its source had to show; nothing for one that was made here. */
export function OriginBadge({ origin }: OriginBadgeProps): ReactElement | null {
  return origin === null || origin === undefined ? null : (
    <StateBadge tone="muted">
      <FormattedMessage
        id={isRecorded(origin) ? `origin.recorded.badge.${recordedLevel(origin)}` : `origin.badge.${origin.level}`}
      />
    </StateBadge>
  );
}

/** Says where an imported signature comes from, and that it is what the source says. */
export function OriginText({ origin }: SigningOriginProps): ReactElement | null {
  return origin === null ? null : (
    <>
      {isRecorded(origin) ? (
        <FormattedMessage id={`origin.recorded.text.${recordedLevel(origin)}`} />
      ) : (
        <FormattedMessage id={`origin.text.${origin.level}`} values={{ source: origin.source }} />
      )}
      {!origin.versionKnown && (
        <>
          {' '}
          <FormattedMessage id="origin.versionUnknown" />
        </>
      )}
    </>
  );
}
