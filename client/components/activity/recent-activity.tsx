import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TimeAgo } from '#client/components/time-point.tsx';
import type { ActivityRowFragment } from '#generated/graphql.ts';
import { actionText, actorText, concernedText } from './activity-text.ts';

interface RecentActivityProps {
  readonly events: readonly ActivityRowFragment[];
  /** Shows the reference of a signing, such as a link to its row. */
  readonly renderReference?: (reference: string, event: ActivityRowFragment) => ReactNode;
}

/** A list of recent events: what happened, when, who did it and who was affected. */
export function RecentActivity({ events, renderReference }: RecentActivityProps): ReactElement {
  const intl = useIntl();
  if (events.length === 0) {
    return (
      <Text color="fg.muted">
        <FormattedMessage id="dashboard.activity.none" />
      </Text>
    );
  }
  return (
    <Box as="ol" listStyleType="none" borderTop="hairline">
      {events.map((event) => (
        <Box as="li" key={event.id} py="3" borderBottom="hairline">
          <Text overflowWrap="anywhere">
            {actionText(intl, event)}
            {concernedText(event) !== '' && (
              <Text as="span" color="fg.muted">
                {` · ${concernedText(event)}`}
              </Text>
            )}
          </Text>
          <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            <Text as="span">
              <TimeAgo value={event.at} />
            </Text>
            <Text as="span" overflowWrap="anywhere">
              {actorText(intl, event)}
            </Text>
            {event.reference !== null && (
              <Text as="span" fontFamily="mono">
                {renderReference?.(event.reference, event) ?? event.reference}
              </Text>
            )}
          </Flex>
        </Box>
      ))}
    </Box>
  );
}
