import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import type { LinkRole } from '#generated/enums.ts';
import type { LinkMemberRowFragment } from '#generated/graphql.ts';
import { actsOf, type MemberAct } from './member-act.ts';

const COLUMNS: readonly Column<LinkMemberRowFragment>[] = [
  {
    key: 'name',
    head: <FormattedMessage id="sharing.column.name" />,
    width: '100%',
    cell: ({ name, account, isViewer }) => (
      <CellLines
        first={name}
        beside={
          isViewer && (
            <>
              {' '}
              <StateBadge tone="success">
                <FormattedMessage id="sharing.you" />
              </StateBadge>
            </>
          )
        }
        second={account}
      />
    ),
  },
  {
    key: 'role',
    head: <FormattedMessage id="sharing.field.role" />,
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    key: 'joinedAt',
    head: <FormattedMessage id="sharing.column.joinedAt" />,
    cell: ({ joinedAt }) => joinedAt !== null && <Day value={joinedAt} />,
  },
];

interface MemberTableProps {
  readonly members: readonly LinkMemberRowFragment[];
  readonly viewerRole: LinkRole | undefined;
  readonly onAct: (act: MemberAct, member: LinkMemberRowFragment) => void;
}

/** Those who share a link: who they are, what they may do, and what can be done with them. */
export function MemberTable({ members, viewerRole, onAct }: MemberTableProps): ReactElement {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'sharing.members' })}
      nodes={members}
      spec={{
        columns: COLUMNS,
        renderActions: (member) => (
          <RowMenu
            name={member.name}
            actions={actsOf(member, viewerRole).map((act) => ({
              key: act,
              text: <FormattedMessage id={`sharing.${act}`} />,
              isDanger: act === 'remove' || act === 'leave',
              onSelect: () => onAct(act, member),
            }))}
          />
        ),
      }}
    />
  );
}

/** What somebody may do, or will. */
export function RoleBadge({ role }: { readonly role: LinkRole }): ReactElement {
  return (
    <StateBadge tone={role === 'OWNER' ? 'info' : 'muted'}>
      <FormattedMessage id={`sharing.role.${role}`} />
    </StateBadge>
  );
}
