import { Flex, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { LocalAccountRowFragment } from '#generated/graphql.ts';
import { AccountActions } from './account-actions.tsx';

const COLUMNS: readonly Column<LocalAccountRowFragment>[] = [
  {
    key: 'name',
    head: <FormattedMessage id="accounts.field.name" />,
    width: '36%',
    cell: ({ name, email }) => <CellLines first={name} second={email} />,
  },
  {
    key: 'account',
    head: <FormattedMessage id="accounts.field.account" />,
    width: '28%',
    cell: ({ account, links }) => (
      <CellLines
        first={account}
        second={links > 0 && <FormattedMessage id="accounts.links" values={{ count: links }} />}
      />
    ),
  },
  {
    key: 'state',
    head: <FormattedMessage id="accounts.column.state" />,
    width: '36%',
    cell: (account) => <AccountState account={account} />,
  },
  {
    key: 'createdAt',
    head: <FormattedMessage id="accounts.column.createdAt" />,
    cell: ({ createdAt }) => <Day value={createdAt} />,
  },
];

interface AccountTableProps {
  readonly accounts: readonly LocalAccountRowFragment[] | undefined;
  readonly actsOn: (account: LocalAccountRowFragment) => ComponentProps<typeof AccountActions>['onAct'];
}

/** Local accounts: whose they are, whether they work, and what can be done with them. */
export function AccountTable({ accounts, actsOn }: AccountTableProps): ReactElement {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'accounts.title' })}
      nodes={accounts}
      spec={{
        columns: COLUMNS,
        renderActions: (account) => <AccountActions account={account} onAct={actsOn(account)} />,
      }}
    />
  );
}

interface AccountProps {
  readonly account: LocalAccountRowFragment;
}

function AccountState({ account }: AccountProps): ReactElement {
  const { deactivatedAt, openSessions } = account;
  return (
    <>
      <Flex as="span" gap="1" wrap="wrap">
        <Badges account={account} />
      </Flex>
      <Text as="span" display="block" fontSize="xs" color="fg.muted">
        {deactivatedAt === null ? (
          <FormattedMessage id="accounts.sessions" values={{ count: openSessions }} />
        ) : (
          <FormattedMessage id="accounts.deactivatedAt" values={{ date: <Day value={deactivatedAt} /> }} />
        )}
        <OneTimePassword account={account} />
      </Text>
    </>
  );
}

function Badges({ account }: AccountProps): ReactElement {
  const { isViewer, isServiceAdministrator, deactivatedAt, initialPasswordChanged } = account;
  return (
    <>
      {isViewer && (
        <StateBadge tone="success">
          <FormattedMessage id="accounts.you" />
        </StateBadge>
      )}
      {isServiceAdministrator && (
        <StateBadge tone="info">
          <FormattedMessage id="accounts.administrator" />
        </StateBadge>
      )}
      {deactivatedAt !== null && (
        <StateBadge tone="muted">
          <FormattedMessage id="accounts.deactivated" />
        </StateBadge>
      )}
      {!initialPasswordChanged && (
        <StateBadge tone="warning">
          <FormattedMessage id="accounts.neverLoggedIn" />
        </StateBadge>
      )}
    </>
  );
}

/** Until when the one-time password works, while it has to be changed and could be. */
function OneTimePassword({ account }: AccountProps): ReactElement | null {
  const { initialPasswordChanged, oneTimePasswordExpiresAt: end, deactivatedAt } = account;
  const isOver = useIsPast(end ?? '');
  if (initialPasswordChanged || end === null || deactivatedAt !== null) {
    return null;
  }
  return (
    <>
      {' · '}
      <FormattedMessage
        id={isOver ? 'accounts.passwordOver' : 'accounts.passwordUntil'}
        values={{ date: <TimePoint value={end} isShort /> }}
      />
    </>
  );
}
