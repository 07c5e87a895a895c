import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { TimePoint } from '#client/components/time-point.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { CorporationRowFragment } from '#generated/graphql.ts';

interface OlderVersionNoteProps {
  readonly signing: CorporationRowFragment;
}

/** That the signing is one of an older version, and what follows; nothing when it is current. */
export function OlderVersionNote({ signing }: OlderVersionNoteProps): ReactElement | null {
  const { cla, pendingCla, graceEndsAt } = signing;
  const isOver = useIsPast(graceEndsAt ?? '');
  if (pendingCla === null || graceEndsAt === null) {
    return null;
  }
  const date = <TimePoint value={graceEndsAt} />;
  return (
    <Text fontWeight="medium" mb="4">
      <FormattedMessage
        id={`corporations.approve.older.${isOver ? 'over' : 'until'}`}
        values={{ version: cla.version, current: pendingCla.version, date }}
      />
    </Text>
  );
}
