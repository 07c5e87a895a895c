import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icons.tsx';
import type { Column, Order, Sort, SortKey, TableSpec } from './column.ts';
import { hasEnd } from './table-shape.ts';

const Cell = chakra('th', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    height: '10',
    px: '3',
    bg: 'bg.subtle',
    borderBottom: 'hairline',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  variants: { isNumeric: { true: { textAlign: 'end' } } },
});

/** The names of the columns; those by which the list can be ordered are buttons. */
export function TableHead<Node extends { readonly id: string }>({
  spec,
}: {
  readonly spec: TableSpec<Node>;
}): ReactElement {
  return (
    <chakra.thead display={{ base: 'none', md: 'table-header-group' }}>
      <tr>
        {spec.selection !== undefined && (
          <Cell scope="col" width="12">
            <VisuallyHidden>
              <FormattedMessage id="table.selection" />
            </VisuallyHidden>
          </Cell>
        )}
        {spec.columns.map((column) => (
          <Head key={column.key} column={column} order={spec.order} />
        ))}
        {hasEnd(spec) && (
          <Cell scope="col" width="1%">
            <VisuallyHidden>
              <FormattedMessage id="table.actions" />
            </VisuallyHidden>
          </Cell>
        )}
      </tr>
    </chakra.thead>
  );
}

interface HeadProps<Node> {
  readonly column: Column<Node>;
  readonly order: Order | undefined;
}

function Head<Node>({ column: { head, width = '1%', isNumeric = false, sort }, order }: HeadProps<Node>): ReactElement {
  if (sort === undefined || order === undefined) {
    return (
      <Cell scope="col" width={width} isNumeric={isNumeric}>
        {head}
      </Cell>
    );
  }
  const direction = directionOf(order.sort, sort);
  return (
    <Cell scope="col" width={width} isNumeric={isNumeric} aria-sort={direction}>
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        gap="1"
        height="8"
        borderRadius="sm"
        cursor="pointer"
        fontWeight="medium"
        color={direction === 'none' ? undefined : 'fg'}
        _hover={{ color: 'fg' }}
        onClick={() => order.sortBy(nextSort(order.sort, sort))}
      >
        {head}
        <Icon
          name={direction === 'ascending' ? 'up' : 'down'}
          boxSize="3"
          visibility={direction === 'none' ? 'hidden' : undefined}
        />
      </chakra.button>
    </Cell>
  );
}

function directionOf(current: Sort, key: SortKey): 'ascending' | 'descending' | 'none' {
  if (!current.startsWith(key)) {
    return 'none';
  }
  return current.endsWith('ASC') ? 'ascending' : 'descending';
}

/** Names begin at A and dates with the newest; a second click turns the order around. */
function nextSort(current: Sort, key: SortKey): Sort {
  const first = key === 'NAME' ? 'ASC' : 'DESC';
  const second = key === 'NAME' ? 'DESC' : 'ASC';
  return current === `${key}_${first}` ? `${key}_${second}` : `${key}_${first}`;
}
