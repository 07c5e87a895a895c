import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { LinkInvitationRowFragment } from '#generated/graphql.ts';

/** What the owner does with an invitation. */
export type InvitationAct = 'resend' | 'withdraw';

const ACTS: readonly InvitationAct[] = ['resend', 'withdraw'];

interface InvitationRowProps {
  readonly invitation: LinkInvitationRowFragment;
  readonly onAct: (act: InvitationAct) => void;
}

/** An invitation that was not accepted yet. */
export function InvitationRow({ invitation, onAct }: InvitationRowProps): ReactElement {
  const intl = useIntl();
  const { email, role, expiresAt } = invitation;
  const isOver = useIsPast(expiresAt);
  return (
    <ListRow
      actions={ACTS.map((act) => (
        <Button
          key={act}
          size="sm"
          aria-label={intl.formatMessage({ id: `sharing.${act}.of` }, { email })}
          onClick={() => onAct(act)}
        >
          <FormattedMessage id={`sharing.${act}`} />
        </Button>
      ))}
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {email}
        </Heading>
        <StateBadge tone="muted">
          <FormattedMessage id={`sharing.role.${role}`} />
        </StateBadge>
        {isOver && (
          <StateBadge tone="warning">
            <FormattedMessage id="sharing.expired" />
          </StateBadge>
        )}
      </Flex>
      {!isOver && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          <FormattedMessage id="sharing.expiresAt" values={{ date: <TimePoint value={expiresAt} isShort /> }} />
        </Text>
      )}
    </ListRow>
  );
}
