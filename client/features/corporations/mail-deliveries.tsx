import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';

const TONES = { QUEUED: 'warning', SENT: 'success', FAILED: 'danger' } as const;

interface MailDeliveriesProps {
  readonly emails: CorporationRowFragment['emails'];
}

/** The mails to the representative, with their delivery states. */
export function MailDeliveries({ emails }: MailDeliveriesProps): ReactElement {
  if (emails.length === 0) {
    return (
      <Text color="fg.muted">
        <FormattedMessage id="corporations.mails.none" />
      </Text>
    );
  }
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {emails.map((mail) => (
        <Flex as="li" key={mail.id} gap="3" wrap="wrap" align="center" fontSize="sm">
          <StateBadge tone={TONES[mail.state]}>
            <FormattedMessage id={`corporations.mail.state.${mail.state}`} />
          </StateBadge>
          <Text as="span">
            <FormattedMessage id={`corporations.mail.${mail.template}`} />
          </Text>
          <Text as="span" color="fg.muted" overflowWrap="anywhere">
            {mail.recipient}
          </Text>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            <TimePoint value={mail.sentAt ?? mail.createdAt} isShort />
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
