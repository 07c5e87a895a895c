import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';

interface FrozenNoticeProps {
  readonly details: LinkRowFragment;
}

/** Why a project cannot be changed for now, and what its manager can do; nothing while it can be. */
export function FrozenNotice({ details: { frozenAt, link } }: FrozenNoticeProps): ReactElement | null {
  return frozenAt === null ? null : (
    <Notice tone="warning" title={<FormattedMessage id="links.frozen" />}>
      <FormattedMessage id="links.frozen.text" values={{ organization: link.organization }} />
    </Notice>
  );
}
