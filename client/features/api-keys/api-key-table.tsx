import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { ApiKeyRowFragment } from '#generated/graphql.ts';

const COLUMNS: readonly Column<ApiKeyRowFragment>[] = [
  {
    key: 'name',
    head: <FormattedMessage id="apiKeys.column.name" />,
    width: '34%',
    cell: ({ name, linkId }) => (
      <CellLines first={name} second={linkId ?? <FormattedMessage id="apiKeys.allLinks" />} />
    ),
  },
  {
    key: 'scopes',
    head: <FormattedMessage id="apiKeys.column.scopes" />,
    width: '38%',
    cell: (apiKey) => <Scopes apiKey={apiKey} />,
  },
  {
    key: 'expiresAt',
    head: <FormattedMessage id="apiKeys.column.expiresAt" />,
    cell: ({ expiresAt }) => (expiresAt === null ? null : <Expiry value={expiresAt} />),
  },
  {
    key: 'usage',
    head: <FormattedMessage id="apiKeys.column.usage" />,
    width: '28%',
    cell: ({ createdAt, lastUsedAt }) => (
      <CellLines
        first={
          lastUsedAt === null ? (
            <FormattedMessage id="apiKeys.unused" />
          ) : (
            <FormattedMessage id="apiKeys.lastUsedAt" values={{ date: <Day value={lastUsedAt} /> }} />
          )
        }
        second={<FormattedMessage id="apiKeys.createdAt" values={{ date: <Day value={createdAt} /> }} />}
      />
    ),
  },
];

interface ApiKeyTableProps {
  readonly apiKeys: readonly ApiKeyRowFragment[] | undefined;
  readonly onRevoke: (apiKey: ApiKeyRowFragment) => void;
}

/** API keys: what they are for, what they open, and when they were used. */
export function ApiKeyTable({ apiKeys, onRevoke }: ApiKeyTableProps): ReactElement {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'apiKeys.title' })}
      nodes={apiKeys}
      spec={{
        columns: COLUMNS,
        renderActions: (apiKey) => (
          <Button
            size="sm"
            aria-label={intl.formatMessage({ id: 'apiKeys.revoke.of' }, { name: apiKey.name })}
            onClick={() => onRevoke(apiKey)}
          >
            <FormattedMessage id="apiKeys.revoke" />
          </Button>
        ),
      }}
    />
  );
}

function Scopes({ apiKey: { scopes } }: { readonly apiKey: ApiKeyRowFragment }): ReactElement {
  const intl = useIntl();
  const text = scopes.map((scope) => intl.formatMessage({ id: `apiKeys.scope.${scope}` })).join(' · ');
  return <span title={text}>{text}</span>;
}

function Expiry({ value }: { readonly value: string }): ReactElement {
  return useIsPast(value) ? (
    <StateBadge tone="warning">
      <FormattedMessage id="apiKeys.expired" />
    </StateBadge>
  ) : (
    <Day value={value} />
  );
}
