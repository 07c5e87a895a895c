import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EvidenceLevel, SigningOriginFragment } from '#generated/graphql.ts';
import { StateBadge } from './state-badge.tsx';

interface SigningOriginProps {
  readonly origin: SigningOriginFragment | null;
}

/** Marks an imported signature, with what its source had to show; nothing for one that was made here. */
export function OriginBadge({ level }: { readonly level: EvidenceLevel | undefined }): ReactElement | null {
  return level === undefined ? null : (
    <StateBadge tone="muted">
      <FormattedMessage id={`origin.badge.${level}`} />
    </StateBadge>
  );
}

/** Says where an imported signature comes from, and that it is what the source says. */
export function OriginText({ origin }: SigningOriginProps): ReactElement | null {
  return origin === null ? null : (
    <>
      <FormattedMessage id={`origin.text.${origin.level}`} values={{ source: origin.source }} />
      {!origin.versionKnown && (
        <>
          {' '}
          <FormattedMessage id="origin.versionUnknown" />
        </>
      )}
    </>
  );
}
