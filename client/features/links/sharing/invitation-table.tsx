import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { LinkInvitationRowFragment } from '#generated/graphql.ts';
import { RoleBadge } from './member-table.tsx';

/** What the owner does with an invitation. */
export type InvitationAct = 'resend' | 'withdraw';

const COLUMNS: readonly Column<LinkInvitationRowFragment>[] = [
  {
    key: 'email',
    head: <FormattedMessage id="sharing.field.email" />,
    width: '100%',
    cell: ({ email }) => <span title={email}>{email}</span>,
  },
  {
    key: 'role',
    head: <FormattedMessage id="sharing.field.role" />,
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    key: 'expiresAt',
    head: <FormattedMessage id="sharing.column.expiresAt" />,
    cell: ({ expiresAt }) => <Expiry value={expiresAt} />,
  },
];

interface InvitationTableProps {
  readonly invitations: readonly LinkInvitationRowFragment[];
  readonly onAct: (act: InvitationAct, invitation: LinkInvitationRowFragment) => void;
}

/** Invitations that were not accepted yet. */
export function InvitationTable({ invitations, onAct }: InvitationTableProps): ReactElement {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'sharing.invitations' })}
      nodes={invitations}
      spec={{
        columns: COLUMNS,
        renderActions: (invitation) => (
          <>
            <Button
              size="sm"
              aria-label={intl.formatMessage({ id: 'sharing.resend.of' }, { email: invitation.email })}
              onClick={() => onAct('resend', invitation)}
            >
              <FormattedMessage id="sharing.resend" />
            </Button>
            <RowMenu
              name={invitation.email}
              actions={[
                {
                  key: 'withdraw',
                  text: <FormattedMessage id="sharing.withdraw" />,
                  isDanger: true,
                  onSelect: () => onAct('withdraw', invitation),
                },
              ]}
            />
          </>
        ),
      }}
    />
  );
}

function Expiry({ value }: { readonly value: string }): ReactElement {
  return useIsPast(value) ? (
    <StateBadge tone="warning">
      <FormattedMessage id="sharing.expired" />
    </StateBadge>
  ) : (
    <FormattedMessage id="sharing.expiresAt" values={{ date: <TimePoint value={value} isShort /> }} />
  );
}
