import { Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OriginBadge } from '#client/components/signing-origin.tsx';
import { SigningTime } from '#client/components/signing-time.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column, Order } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import type { EvidenceState, SigningRowFragment } from '#generated/graphql.ts';
import { SigningActions } from './signing-actions.tsx';
import { SigningFacts } from './signing-facts.tsx';

const TONES = {
  COUNTS: 'success',
  INACTIVE: 'warning',
  SUPERSEDED: 'info',
  EXPIRED: 'danger',
  ENDED: 'muted',
} as const satisfies Record<EvidenceState, string>;

const COLUMNS: readonly Column<SigningRowFragment>[] = [
  {
    key: 'signer',
    head: <FormattedMessage id="signings.column.signer" />,
    width: '100%',
    sort: 'NAME',
    cell: (signing) => <CellLines first={<Who signing={signing} />} second={signing.email} />,
  },
  {
    key: 'kind',
    head: <FormattedMessage id="signings.filter.kind" />,
    cell: ({ kind }) => <FormattedMessage id={`signings.kind.${kind}`} />,
  },
  {
    key: 'state',
    head: <FormattedMessage id="signings.filter.state" />,
    cell: ({ state, origin }) => (
      <Flex as="span" gap="1" wrap="wrap">
        <StateBadge tone={TONES[state]}>
          <FormattedMessage id={`signings.state.${state}`} />
        </StateBadge>
        <OriginBadge origin={origin} />
      </Flex>
    ),
  },
  {
    key: 'signedAt',
    head: <FormattedMessage id="signings.column.signedAt" />,
    sort: 'DATE',
    cell: ({ signedAt, origin }) => <SigningTime value={signedAt} origin={origin} isDay />,
  },
  {
    key: 'reference',
    head: <FormattedMessage id="signings.column.reference" />,
    cell: ({ reference }) => (
      <Text as="span" fontFamily="mono" fontSize="xs">
        {reference}
      </Text>
    ),
  },
];

interface SigningTableProps {
  readonly linkId: string;
  /** Whether its reader may change something of the link. */
  readonly canEnd: boolean;
  readonly order: Order;
  readonly signings: readonly SigningRowFragment[] | undefined;
}

/** Who signed, as what, when, and whether it counts. */
export function SigningTable({ linkId, canEnd, order, signings }: SigningTableProps): ReactElement {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'signings.title' })}
      nodes={signings}
      spec={{
        columns: COLUMNS,
        order,
        renderActions: (signing) => <SigningActions linkId={linkId} canEnd={canEnd} signing={signing} />,
        details: {
          nameOf: ({ name, reference }) => name ?? reference,
          render: (signing, id) => <SigningFacts id={id} signing={signing} />,
        },
      }}
    />
  );
}

/** The signer and, of who signs for one, the corporation. */
function Who({ signing }: { readonly signing: SigningRowFragment }): ReactElement {
  const who = [signing.name, signing.corporationName].filter(Boolean).join(' · ');
  return who === '' ? <FormattedMessage id="signings.erased" /> : <span title={who}>{who}</span>;
}
