import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeliveryState, ReplayButton } from '#client/components/delivery.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { WebhookDeliveryRowFragment } from '#generated/graphql.ts';
import { useReplayWebhookDeliveryMutation } from '#generated/hooks.ts';
import { DeliveryOutcome } from './delivery-outcome.tsx';

const COLUMNS: readonly Column<WebhookDeliveryRowFragment>[] = [
  {
    key: 'event',
    head: <FormattedMessage id="webhooks.column.event" />,
    width: '45%',
    cell: ({ event }) => (
      <Text as="span" fontFamily="mono" title={event}>
        {event}
      </Text>
    ),
  },
  {
    key: 'state',
    head: <FormattedMessage id="webhooks.column.state" />,
    cell: ({ failed, deliveredAt }) => (
      <DeliveryState texts="webhooks.delivery" isFailed={failed} isDone={deliveredAt !== null} />
    ),
  },
  {
    key: 'outcome',
    head: <FormattedMessage id="webhooks.column.outcome" />,
    width: '55%',
    cell: (delivery) => <Outcome delivery={delivery} />,
  },
  {
    key: 'createdAt',
    head: <FormattedMessage id="webhooks.column.createdAt" />,
    cell: ({ createdAt }) => <TimePoint value={createdAt} isShort />,
  },
];

interface WebhookDeliveryTableProps {
  readonly label: string;
  readonly deliveries: readonly WebhookDeliveryRowFragment[] | undefined;
  readonly onReplayed: () => void;
}

/** Events that were sent or are on their way, and what the receiver answered. */
export function WebhookDeliveryTable({ label, deliveries, onReplayed }: WebhookDeliveryTableProps): ReactElement {
  return (
    <DataTable
      label={label}
      nodes={deliveries}
      spec={{
        columns: COLUMNS,
        renderActions: (delivery) => (
          <ChangersOnly>
            <Replay delivery={delivery} onReplayed={onReplayed} />
          </ChangersOnly>
        ),
        details: {
          nameOf: ({ event }) => event,
          render: (delivery, id) => <Bodies id={id} delivery={delivery} />,
        },
      }}
    />
  );
}

interface DeliveryProps {
  readonly delivery: WebhookDeliveryRowFragment;
}

/** The answer, and how many tries there were and will be. */
function Outcome({ delivery }: DeliveryProps): ReactElement {
  const { attempts, nextAttemptAt } = delivery;
  return (
    <>
      <DeliveryOutcome delivery={delivery} />
      <Text as="span" display="block" fontSize="xs" color="fg.muted" _empty={{ display: 'none' }}>
        {attempts > 1 && <FormattedMessage id="webhooks.delivery.attempts" values={{ count: attempts }} />}
        {attempts > 1 && nextAttemptAt !== null && ' · '}
        {attempts > 0 && nextAttemptAt !== null && (
          <FormattedMessage
            id="webhooks.delivery.next"
            values={{ date: <TimePoint value={nextAttemptAt} isShort /> }}
          />
        )}
      </Text>
    </>
  );
}

function Bodies({
  id,
  delivery: { requestBody, responseBody },
}: DeliveryProps & { readonly id: string }): ReactElement {
  return (
    <Stack id={id} gap="3" pt="3">
      <Body title={<FormattedMessage id="webhooks.delivery.request" />} text={requestBody} />
      {responseBody !== null && responseBody !== '' && (
        <Body title={<FormattedMessage id="webhooks.delivery.answer" />} text={responseBody} />
      )}
    </Stack>
  );
}

function Body({ title, text }: { readonly title: ReactNode; readonly text: string }): ReactElement {
  return (
    <Box>
      <Heading as="h3" size="md">
        {title}
      </Heading>
      <Box as="pre" mt="1" p="3" bg="bg.subtle" fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Box>
    </Box>
  );
}

function Replay({
  delivery: { id, event },
  onReplayed,
}: DeliveryProps & { readonly onReplayed: () => void }): ReactElement {
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
