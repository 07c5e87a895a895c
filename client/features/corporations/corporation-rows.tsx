import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { SigningTime } from '#client/components/signing-time.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column, Order } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { CorporationActions } from './corporation-actions.tsx';
import { CorporationFacts } from './corporation-facts.tsx';
import { CorporationProgress } from './corporation-progress.tsx';

const COLUMNS: readonly Column<CorporationRowFragment>[] = [
  {
    key: 'name',
    head: <FormattedMessage id="corporations.column.name" />,
    width: '42%',
    sort: 'NAME',
    cell: ({ corporationName, domains }) => <CellLines first={corporationName} second={domains.join(', ')} />,
  },
  {
    key: 'representative',
    head: <FormattedMessage id="corporations.column.representative" />,
    width: '34%',
    cell: ({ representativeName, representativeEmail }) => (
      <CellLines first={representativeName} second={representativeEmail} />
    ),
  },
  {
    key: 'state',
    head: <FormattedMessage id="corporations.column.state" />,
    width: '24%',
    cell: (signing) => <CorporationProgress signing={signing} />,
  },
  {
    key: 'signedAt',
    head: <FormattedMessage id="corporations.submitted" />,
    sort: 'DATE',
    cell: ({ signedAt, origin }) => <SigningTime value={signedAt} origin={origin} isDay />,
  },
];

interface CorporationTableProps {
  readonly linkId: string;
  readonly label: string;
  readonly order: Order;
  readonly signings: readonly CorporationRowFragment[] | undefined;
  /** Called when the list is out of date. */
  readonly onChanged: () => void;
}

/** The corporations of a part of the list: who they are, their state, and their actions. */
export function CorporationTable({ linkId, label, order, signings, onChanged }: CorporationTableProps): ReactElement {
  return (
    <DataTable
      label={label}
      nodes={signings}
      spec={{
        columns: COLUMNS,
        order,
        renderActions: (signing) => <CorporationActions linkId={linkId} signing={signing} onChanged={onChanged} />,
        details: {
          nameOf: ({ corporationName }) => corporationName,
          render: (signing, id) => <CorporationFacts id={id} signing={signing} />,
        },
      }}
    />
  );
}
