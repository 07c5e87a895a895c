import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeliveryState, ReplayButton } from '#client/components/delivery.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { WebhookDeliveryRowFragment } from '#generated/graphql.ts';
import { useReplayWebhookDeliveryMutation } from '#generated/hooks.ts';
import { DeliveryOutcome } from './delivery-outcome.tsx';

interface WebhookDeliveryRowProps {
  readonly delivery: WebhookDeliveryRowFragment;
  readonly onReplayed: () => void;
}

/** One event that was sent, or is on its way: what was sent, and what the receiver answered. */
export function WebhookDeliveryRow({ delivery, onReplayed }: WebhookDeliveryRowProps): ReactElement {
  const { event, createdAt, deliveredAt, failed, attempts, nextAttemptAt, requestBody, responseBody } = delivery;
  const point = (value: string) => <TimePoint value={value} isShort />;
  return (
    <ListRow
      actions={
        <ChangersOnly>
          <Replay delivery={delivery} onReplayed={onReplayed} />
        </ChangersOnly>
      }
    >
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h2" size="md" fontFamily="mono" overflowWrap="anywhere">
          {event}
        </Heading>
        <DeliveryState texts="webhooks.delivery" isFailed={failed} isDone={deliveredAt !== null} />
      </Flex>
      <Flex mt="1" columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" fontSize="sm">
        <Text as="span">{point(createdAt)}</Text>
        <Text as="span">
          <DeliveryOutcome delivery={delivery} />
        </Text>
        {attempts > 1 && (
          <Text as="span">
            <FormattedMessage id="webhooks.delivery.attempts" values={{ count: attempts }} />
          </Text>
        )}
        {attempts > 0 && nextAttemptAt !== null && (
          <Text as="span">
            <FormattedMessage id="webhooks.delivery.next" values={{ date: point(nextAttemptAt) }} />
          </Text>
        )}
      </Flex>
      <Body title={<FormattedMessage id="webhooks.delivery.request" />} text={requestBody} />
      {responseBody !== null && responseBody !== '' && (
        <Body title={<FormattedMessage id="webhooks.delivery.answer" />} text={responseBody} />
      )}
    </ListRow>
  );
}

function Body({ title, text }: { readonly title: ReactNode; readonly text: string }): ReactElement {
  return (
    <chakra.details mt="2" fontSize="sm">
      <chakra.summary cursor="pointer" width="fit-content">
        {title}
      </chakra.summary>
      <Box as="pre" mt="1" p="3" bg="bg.subtle" fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Box>
    </chakra.details>
  );
}

function Replay({ delivery: { id, event }, onReplayed }: WebhookDeliveryRowProps): ReactElement {
  const intl = useIntl();
  const [replay, { loading }] = useReplayWebhookDeliveryMutation({ errorPolicy: 'all' });
  const handleReplay = async () => {
    const { data } = await replay({ variables: { input: { id } } });
    if (data) {
      showToast(intl.formatMessage({ id: 'webhooks.delivery.replayed' }));
      onReplayed();
    }
  };
  return <ReplayButton texts="webhooks.delivery" event={event} isBusy={loading} onReplay={handleReplay} />;
}
