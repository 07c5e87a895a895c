import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { actionText, actorText, concernedText, detailTexts } from '#client/components/activity/activity-text.ts';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { TimeAgo } from '#client/components/time-point.tsx';
import type { ActivityRowFragment } from '#generated/graphql.ts';

type EventProps = { readonly event: ActivityRowFragment };

const COLUMNS: readonly Column<ActivityRowFragment>[] = [
  {
    key: 'action',
    head: <FormattedMessage id="activity.column.action" />,
    width: '40%',
    cell: (event) => <What event={event} />,
  },
  {
    key: 'about',
    head: <FormattedMessage id="activity.head.about" />,
    width: '32%',
    cell: (event) => <Concerned event={event} />,
  },
  {
    key: 'actor',
    head: <FormattedMessage id="activity.column.actor" />,
    width: '28%',
    cell: (event) => <Who event={event} />,
  },
  {
    key: 'at',
    head: <FormattedMessage id="activity.head.at" />,
    cell: ({ at }) => <TimeAgo value={at} />,
  },
  {
    key: 'sequence',
    head: <FormattedMessage id="activity.column.sequence" />,
    isNumeric: true,
    cell: ({ sequence }) => <FormattedNumber value={sequence} />,
  },
];

interface ActivityTableProps {
  readonly events: readonly ActivityRowFragment[] | undefined;
}

/** What happened, to whose signature, who did it, and when. */
export function ActivityTable({ events }: ActivityTableProps): ReactElement {
  const intl = useIntl();
  return <DataTable label={intl.formatMessage({ id: 'activity.title' })} nodes={events} spec={{ columns: COLUMNS }} />;
}

function What({ event }: EventProps): ReactElement {
  const intl = useIntl();
  return <CellLines first={actionText(intl, event)} second={detailTexts(intl, event).join(' · ')} />;
}

function Concerned({ event }: EventProps): ReactElement | null {
  const name = concernedText(event);
  const { reference } = event;
  const shown =
    reference === null ? undefined : (
      <Text as="span" fontFamily="mono" fontSize="xs">
        {reference}
      </Text>
    );
  return name === '' ? (shown ?? null) : <CellLines first={name} second={shown} />;
}

function Who({ event }: EventProps): ReactElement {
  const text = actorText(useIntl(), event);
  return <span title={text}>{text}</span>;
}
