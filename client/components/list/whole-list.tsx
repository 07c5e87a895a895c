import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLines } from '../loading-lines.tsx';
import { RefreshFailure } from '../refresh-failure.tsx';
import { useListFocus } from './use-list-focus.ts';

interface WholeListProps<Node> {
  /** What the list contains, for screen readers. */
  readonly label: string;
  /** Undefined until loaded. */
  readonly nodes: readonly Node[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Text that says how many entries there are. */
  readonly count: ReactNode;
  /** Actions on the list. */
  readonly actions: ReactNode;
  /** Shown instead of an empty list: why it is empty, and what to do next. */
  readonly empty?: ReactNode;
  readonly renderNode: (node: Node) => ReactElement;
}

/** A list short enough to be shown on one page. */
export function WholeList<Node>({ label, nodes, error, onRetry, ...entries }: WholeListProps<Node>): ReactElement {
  const ref = useRef<HTMLElement>(null);
  useListFocus(ref, nodes?.length, undefined);
  if (nodes === undefined) {
    return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={onRetry} />;
  }
  return (
    <Box as="section" ref={ref} tabIndex={-1} outline="none" aria-label={label}>
      <RefreshFailure error={error} onRetry={onRetry} />
      <Entries nodes={nodes} {...entries} />
    </Box>
  );
}

function Entries<Node>({
  nodes,
  count,
  actions,
  empty,
  renderNode,
}: Pick<WholeListProps<Node>, 'count' | 'actions' | 'empty' | 'renderNode'> & {
  readonly nodes: readonly Node[];
}): ReactNode {
  if (nodes.length === 0) {
    return empty;
  }
  return (
    <>
      <Flex gap="3" mb="4" wrap="wrap" align="center" justify="space-between">
        <Text as="output" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {count}
        </Text>
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      </Flex>
      <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline">
        {nodes.map(renderNode)}
      </Stack>
    </>
  );
}
