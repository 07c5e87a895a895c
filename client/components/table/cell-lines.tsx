import { Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

/** Lines are cut off where a row has two of them; phones show them whole. */
const LINE = {
  as: 'span',
  display: 'block',
  lineHeight: 'tight',
  overflowWrap: 'anywhere',
  whiteSpace: { md: 'nowrap' },
  overflow: { md: 'hidden' },
  textOverflow: 'ellipsis',
} as const;

interface CellLinesProps {
  /** The line that names the entry. */
  readonly first: ReactNode;
  /** Beside the first line, such as badges. */
  readonly beside?: ReactNode;
  /** A muted line below. */
  readonly second?: ReactNode;
}

/** Two lines of a cell: the name, and what distinguishes it from others of that name. */
export function CellLines({ first, beside, second }: CellLinesProps): ReactElement {
  return (
    <>
      <Text {...LINE} fontSize="body" fontWeight="medium" title={titleOf(first)}>
        {first}
        {beside}
      </Text>
      {second !== undefined && second !== null && second !== false && second !== '' && (
        <Text {...LINE} fontSize="xs" color="fg.muted" title={titleOf(second)}>
          {second}
        </Text>
      )}
    </>
  );
}

/** Shows what was cut off, where it is a text. */
function titleOf(line: ReactNode): string | undefined {
  return typeof line === 'string' ? line : undefined;
}
