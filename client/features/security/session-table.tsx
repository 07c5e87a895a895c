import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { TimeAgo, TimePoint } from '#client/components/time-point.tsx';
import type { SessionRowFragment } from '#generated/graphql.ts';

type SessionProps = { readonly session: SessionRowFragment };

const COLUMNS: readonly Column<SessionRowFragment>[] = [
  {
    key: 'device',
    head: <FormattedMessage id="security.session.device" />,
    width: '100%',
    cell: (session) => <Device session={session} />,
  },
  {
    key: 'times',
    head: <FormattedMessage id="security.session.use" />,
    cell: ({ startedAt, seenAt }) => (
      <CellLines
        first={<FormattedMessage id="security.session.seenAt" values={{ date: <TimeAgo value={seenAt} /> }} />}
        second={
          <FormattedMessage
            id="security.session.startedAt"
            values={{ date: <TimePoint value={startedAt} isShort /> }}
          />
        }
      />
    ),
  },
];

interface SessionTableProps {
  readonly sessions: readonly SessionRowFragment[] | undefined;
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}

/** Sessions: where they are and since when, with buttons that end them. The current one ends by logging out. */
export function SessionTable({ sessions, isBusy, onEnd }: SessionTableProps): ReactElement {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'security.sessions' })}
      nodes={sessions}
      spec={{
        columns: COLUMNS,
        renderActions: (session) =>
          session.current ? (
            <StateBadge tone="success">
              <FormattedMessage id="security.session.current" />
            </StateBadge>
          ) : (
            <EndButton session={session} isBusy={isBusy} onEnd={() => onEnd(session.id)} />
          ),
      }}
    />
  );
}

function Device({ session }: SessionProps): ReactElement {
  const intl = useIntl();
  const method = intl.formatMessage({ id: `security.session.method.${session.method}` });
  const known = [session.network, method].filter((text) => text !== '');
  return <CellLines first={useDeviceName(session)} second={known.join(' · ')} />;
}

function EndButton({
  session,
  isBusy,
  onEnd,
}: SessionProps & { readonly isBusy: boolean; readonly onEnd: () => void }): ReactElement {
  const intl = useIntl();
  return (
    <Button
      size="sm"
      aria-label={intl.formatMessage({ id: 'security.session.end.of' }, { device: useDeviceName(session) })}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onEnd()}
    >
      <FormattedMessage id="security.session.end" />
    </Button>
  );
}

function useDeviceName({ device }: SessionRowFragment): string {
  const intl = useIntl();
  return device === '' ? intl.formatMessage({ id: 'security.session.unknown' }) : device;
}
