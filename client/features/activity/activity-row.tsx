import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { actorText, detailTexts } from '#client/components/activity/activity-text.ts';
import { ListRow } from '#client/components/list/list-row.tsx';
import { TimeAgo } from '#client/components/time-point.tsx';
import type { ActivityRowFragment } from '#generated/graphql.ts';

interface ActivityRowProps {
  readonly event: ActivityRowFragment;
}

/** One event: what happened to what, when, and who did it. */
export function ActivityRow({ event }: ActivityRowProps): ReactElement {
  const intl = useIntl();
  const { action, at, reference, corporationName, sequence } = event;
  return (
    <ListRow
      actions={
        <Text as="span" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          <FormattedMessage id="activity.sequence" values={{ sequence }} />
        </Text>
      }
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="baseline">
        <Heading as="h2" size="md">
          <FormattedMessage id={`activity.action.${action}`} />
        </Heading>
        {corporationName !== null && <Text overflowWrap="anywhere">{corporationName}</Text>}
      </Flex>
      <Flex
        mt="1"
        columnGap="4"
        rowGap="1"
        wrap="wrap"
        color="fg.muted"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        <Text as="span">
          <TimeAgo value={at} />
        </Text>
        <Text as="span" overflowWrap="anywhere">
          {actorText(intl, event)}
        </Text>
        {reference !== null && (
          <Text as="span" fontFamily="mono">
            {reference}
          </Text>
        )}
        {detailTexts(intl, event).map((text) => (
          <Text as="span" key={text} overflowWrap="anywhere">
            {text}
          </Text>
        ))}
      </Flex>
    </ListRow>
  );
}
