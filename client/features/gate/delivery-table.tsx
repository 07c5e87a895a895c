import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeliveryState, ReplayButton } from '#client/components/delivery.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { DeliveryRowFragment } from '#generated/graphql.ts';
import { useReplayDeliveryMutation } from '#generated/hooks.ts';

type DeliveryProps = { readonly delivery: DeliveryRowFragment };

const COLUMNS: readonly Column<DeliveryRowFragment>[] = [
  {
    key: 'event',
    head: <FormattedMessage id="gateManager.delivery.event" />,
    width: '55%',
    cell: ({ event, repository, number }) => (
      <CellLines
        first={event}
        second={repository !== null && (number === null ? repository : `${repository} #${number}`)}
      />
    ),
  },
  {
    key: 'state',
    head: <FormattedMessage id="gateManager.deliveries.tabs" />,
    width: '45%',
    cell: (delivery) => <Outcome delivery={delivery} />,
  },
  {
    key: 'receivedAt',
    head: <FormattedMessage id="gateManager.delivery.receivedAt" />,
    cell: ({ receivedAt }) => <TimePoint value={receivedAt} isShort />,
  },
];

interface DeliveryTableProps {
  readonly label: string;
  readonly deliveries: readonly DeliveryRowFragment[] | undefined;
  readonly onReplayed: () => void;
}

/** What a code platform sent, and what became of it. */
export function DeliveryTable({ label, deliveries, onReplayed }: DeliveryTableProps): ReactElement {
  return (
    <DataTable
      label={label}
      nodes={deliveries}
      spec={{
        columns: COLUMNS,
        renderActions: (delivery) => (
          <ChangersOnly>{delivery.replayable && <Replay delivery={delivery} onReplayed={onReplayed} />}</ChangersOnly>
        ),
      }}
    />
  );
}

function Outcome({ delivery: { failed, handledAt, attempts, error } }: DeliveryProps): ReactElement {
  return (
    <>
      <DeliveryState texts="gateManager.delivery" isFailed={failed} isDone={handledAt !== null} />
      <Text as="span" display="block" fontSize="xs" color="fg.muted" whiteSpace="normal" _empty={{ display: 'none' }}>
        {attempts > 1 && <FormattedMessage id="gateManager.delivery.attempts" values={{ count: attempts }} />}
        {attempts > 1 && error !== null && ' · '}
        {error}
      </Text>
    </>
  );
}

function Replay({
  delivery: { id, event },
  onReplayed,
}: DeliveryProps & { readonly onReplayed: () => void }): ReactElement {
  const intl = useIntl();
  const [replay, { loading }] = useReplayDeliveryMutation({ errorPolicy: 'all' });
  const handleReplay = async () => {
    const { data } = await replay({ variables: { input: { id } } });
    if (data) {
      showToast(intl.formatMessage({ id: 'gateManager.delivery.replayed' }));
      onReplayed();
    }
  };
  return <ReplayButton texts="gateManager.delivery" event={event} isBusy={loading} onReplay={handleReplay} />;
}
