import { Link as ChakraLink } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { TimeAgo } from '#client/components/time-point.tsx';
import type { PullRequestRowFragment } from '#generated/graphql.ts';
import { pullRequestDetailPath } from '#rules/paths.ts';
import { VerdictBadge } from './verdict-badge.tsx';

const COLUMNS: readonly Column<PullRequestRowFragment>[] = [
  {
    key: 'title',
    head: <FormattedMessage id="gateManager.list.column.title" />,
    width: '70%',
    cell: (pullRequest) => <Title pullRequest={pullRequest} />,
  },
  {
    key: 'opener',
    head: <FormattedMessage id="gateManager.list.column.opener" />,
    width: '30%',
    cell: ({ opener }) => opener,
  },
  {
    key: 'verdict',
    head: <FormattedMessage id="gateManager.list.tabs" />,
    cell: ({ verdict, mode }) => <VerdictBadge verdict={verdict} mode={mode} />,
  },
  {
    key: 'updatedAt',
    head: <FormattedMessage id="gateManager.list.column.updatedAt" />,
    cell: ({ updatedAt }) => <TimeAgo value={updatedAt} />,
  },
];

interface PullRequestTableProps {
  readonly label: string;
  readonly pullRequests: readonly PullRequestRowFragment[] | undefined;
}

/** Pull requests of a link: what they change, who opened them, and their verdict. */
export function PullRequestTable({ label, pullRequests }: PullRequestTableProps): ReactElement {
  return <DataTable label={label} nodes={pullRequests} spec={{ columns: COLUMNS }} />;
}

function Title({ pullRequest }: { readonly pullRequest: PullRequestRowFragment }): ReactElement {
  const { id, linkId, owner, repository, number, title, url } = pullRequest;
  const name = `${owner}/${repository} #${number}`;
  return (
    <CellLines
      first={
        <ChakraLink asChild variant="plain">
          <Link to={pullRequestDetailPath(linkId, id)} title={title ?? name}>
            {title ?? name}
          </Link>
        </ChakraLink>
      }
      second={<NewTabLink href={url}>{name}</NewTabLink>}
    />
  );
}
