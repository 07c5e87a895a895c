import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import type { EmailDomainsQuery } from '#generated/graphql.ts';

type Domain = EmailDomainsQuery['corporation']['emailDomains'][number] & { readonly id: string };

const COLUMNS: readonly Column<Domain>[] = [
  {
    key: 'domain',
    head: <FormattedMessage id="emailDomains.title" />,
    width: '100%',
    cell: ({ domain, primary, addedAt }) => (
      <CellLines
        first={domain}
        beside={
          primary && (
            <StateBadge tone="success">
              <FormattedMessage id="emailDomains.primary" />
            </StateBadge>
          )
        }
        second={
          <FormattedMessage
            id={primary ? 'emailDomains.since.signing' : 'emailDomains.since.added'}
            values={{ date: <Day value={addedAt} /> }}
          />
        }
      />
    ),
  },
];

interface DomainTableProps {
  readonly domains: readonly Omit<Domain, 'id'>[] | undefined;
  readonly onRemove: (domain: string) => void;
}

/** Email domains, each but the primary one with a button that removes it. */
export function DomainTable({ domains, onRemove }: DomainTableProps): ReactElement {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'emailDomains.title' })}
      nodes={domains?.map((domain) => ({ ...domain, id: domain.domain }))}
      spec={{
        columns: COLUMNS,
        renderActions: ({ domain, primary }) =>
          !primary && (
            <Button
              size="sm"
              aria-label={intl.formatMessage({ id: 'emailDomains.remove.of' }, { domain })}
              onClick={() => onRemove(domain)}
            >
              <FormattedMessage id="emailDomains.remove" />
            </Button>
          ),
      }}
    />
  );
}
