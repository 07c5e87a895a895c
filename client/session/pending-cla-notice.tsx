import { Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { PendingClaFragment } from '#generated/graphql.ts';
import { corporationPath } from '#rules/paths.ts';

interface PendingClaNoticeProps {
  readonly corporation: PendingClaFragment;
  /** What to do about it. */
  readonly children: ReactNode;
}

/** Announces a pending version of the corporate CLA and what happens to the old one; nothing if none is pending. */
export function PendingClaNotice({ corporation, children }: PendingClaNoticeProps): ReactElement | null {
  const { pendingCla, graceEndsAt } = corporation;
  const isOver = useIsPast(graceEndsAt ?? '');
  if (pendingCla === null || graceEndsAt === null) {
    return null;
  }
  const date = <TimePoint value={graceEndsAt} />;
  return (
    <Notice
      tone={isOver ? 'danger' : 'warning'}
      title={<FormattedMessage id="corporationCla.pending" values={{ version: pendingCla.version }} />}
    >
      <Text>
        <FormattedMessage id={`corporationCla.pending.${isOver ? 'over' : 'until'}`} values={{ date }} />
      </Text>
      {children}
    </Notice>
  );
}

interface PendingClaBannerProps {
  readonly linkId: string;
  readonly corporation: PendingClaFragment;
}

/** The same notice on other pages of the corporation's managers, with a link to the difference. */
export function PendingClaBanner({ linkId, corporation }: PendingClaBannerProps): ReactElement {
  return (
    <PendingClaNotice corporation={corporation}>
      <ButtonLink to={corporationPath(linkId, 'cla')} size="sm" mt="3">
        <FormattedMessage id="corporationCla.pending.see" />
      </ButtonLink>
    </PendingClaNotice>
  );
}
