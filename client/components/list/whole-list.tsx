import { Box, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLines } from '../loading-lines.tsx';
import { RefreshFailure } from '../refresh-failure.tsx';
import { type Drawing, DrawnNodes } from './list-body.tsx';
import { useListFocus } from './use-list-focus.ts';

interface WholeListBase {
  /** What the list contains, for screen readers. */
  readonly label: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Text that says how many entries there are. */
  readonly count: ReactNode;
  /** Actions on the list. */
  readonly actions?: ReactNode;
  /** Shown instead of an empty list: why it is empty, and what to do next. */
  readonly empty?: ReactNode;
}

type WholeListProps<Node> = WholeListBase & {
  /** Undefined until loaded. */
  readonly nodes: readonly Node[] | undefined;
} & Drawing<Node>;

/** A list short enough to be shown on one page. */
export function WholeList<Node>({
  label,
  nodes,
  error,
  onRetry,
  count,
  actions,
  empty,
  ...drawing
}: WholeListProps<Node>): ReactElement {
  const ref = useRef<HTMLElement>(null);
  useListFocus(ref, nodes?.length, undefined);
  if (nodes === undefined && error !== undefined) {
    return <LoadFailure error={error} onRetry={onRetry} />;
  }
  if (nodes === undefined) {
    return drawing.renderNodes?.(undefined) ?? <LoadingLines />;
  }
  return (
    <Box as="section" ref={ref} tabIndex={-1} outline="none" aria-label={label}>
      <RefreshFailure error={error} onRetry={onRetry} />
      {nodes.length === 0 ? (
        empty
      ) : (
        <>
          {actions !== undefined && (
            <Flex gap="2" mb="3" wrap="wrap" justify="flex-end">
              {actions}
            </Flex>
          )}
          <DrawnNodes nodes={nodes} {...drawing} />
          <Text as="output" display="block" mt="3" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {count}
          </Text>
        </>
      )}
    </Box>
  );
}
