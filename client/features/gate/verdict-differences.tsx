import { Box, Heading, Link as ChakraLink } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ListPlace } from '#client/components/list/list-address.ts';
import { ListBody } from '#client/components/list/list-body.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { TimeAgo } from '#client/components/time-point.tsx';
import type { VerdictDifferenceRowFragment } from '#generated/graphql.ts';
import { useVerdictDifferencesQuery } from '#generated/hooks.ts';
import { pullRequestDetailPath } from '#rules/paths.ts';

type Row = VerdictDifferenceRowFragment & { readonly id: string };

const columnsOf = (linkId: string): readonly Column<Row>[] => [
  {
    key: 'pullRequest',
    head: <FormattedMessage id="oldCheck.pullRequest" />,
    width: '45%',
    cell: ({ pullRequestId, path, number, title }) => {
      const place = `${path} #${number}`;
      return (
        <CellLines
          first={
            <ChakraLink asChild>
              <Link to={pullRequestDetailPath(linkId, pullRequestId)}>{title ?? place}</Link>
            </ChakraLink>
          }
          second={place}
        />
      );
    },
  },
  {
    key: 'verdicts',
    head: <FormattedMessage id="oldCheck.verdicts" />,
    width: '30%',
    cell: ({ oldVerdict, verdict }) => (
      <FormattedMessage
        id="oldCheck.verdicts.text"
        values={{
          old: <FormattedMessage id={`oldCheck.verdict.${oldVerdict}`} />,
          now: <FormattedMessage id={`gateManager.verdict.${verdict}`} />,
        }}
      />
    ),
  },
  {
    key: 'reason',
    head: <FormattedMessage id="oldCheck.reason" />,
    width: '25%',
    cell: ({ reason }) => <FormattedMessage id={`oldCheck.reason.${reason}`} />,
  },
  {
    key: 'at',
    head: <FormattedMessage id="oldCheck.at" />,
    cell: ({ comparedAt }) => <TimeAgo value={comparedAt} />,
  },
];

/** Heads about which the old check says something else, with the reason. */
export function VerdictDifferences({ linkId }: { readonly linkId: string }): ReactElement {
  const intl = useIntl();
  const [after, setAfter] = useState<string>();
  const { data, error, refetch } = useVerdictDifferencesQuery({
    variables: { linkId, ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const label = intl.formatMessage({ id: 'oldCheck.differences' });
  // The address of the page has the place in the list of repositories.
  const place: ListPlace = {
    search: '',
    after,
    before: undefined,
    searchFor: () => undefined,
    goTo: setAfter,
    goBack: () => undefined,
  };
  return (
    <Box>
      <Heading as="h3" size="md" mb="2">
        {label}
      </Heading>
      <ListBody
        label={label}
        list={data?.verdictDifferences}
        error={error}
        address={place}
        onRetry={() => void refetch()}
        empty={<FormattedMessage id="oldCheck.differences.none" />}
        renderNodes={(nodes) => (
          <DataTable
            label={label}
            nodes={nodes?.map((node) => ({ ...node, id: `${node.pullRequestId} ${node.headSha}` }))}
            spec={{ columns: columnsOf(linkId) }}
          />
        )}
      />
    </Box>
  );
}
