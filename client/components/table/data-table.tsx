import { Box, chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { TableSpec } from './column.ts';
import { LoadingRows } from './loading-rows.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

interface DataTableProps<Node extends { readonly id: string }> {
  /** What the table contains, for screen readers. */
  readonly label: string;
  readonly spec: TableSpec<Node>;
  /** Undefined while they load. */
  readonly nodes: readonly Node[] | undefined;
}

/** A table with a head that stays in sight and rows of one height; on a phone each row is a card. */
export function DataTable<Node extends { readonly id: string }>({
  label,
  spec,
  nodes,
}: DataTableProps<Node>): ReactElement {
  return (
    // Only a clipped box rounds the corners and lets the head stick to the window.
    <Box bg="bg.sheet" border="hairline" borderRadius="md" overflow="clip">
      <chakra.table
        aria-label={label}
        aria-busy={nodes === undefined}
        display={{ base: 'block', md: 'table' }}
        width="full"
        borderCollapse="separate"
        borderSpacing="0"
        fontSize="sm"
      >
        <TableHead spec={spec} />
        <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
          {nodes === undefined ? (
            <LoadingRows spec={spec} />
          ) : (
            nodes.map((node) => <TableRow key={node.id} node={node} spec={spec} />)
          )}
        </chakra.tbody>
      </chakra.table>
    </Box>
  );
}
