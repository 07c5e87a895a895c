import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLines } from '../loading-lines.tsx';
import type { ListPlace } from './list-address.ts';
import { ListPages } from './list-pages.tsx';
import { useListFocus } from './use-list-focus.ts';

interface ListPage<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

interface ListBodyProps<Node> {
  /** What the list contains, for screen readers. */
  readonly label: string;
  /** Undefined until loaded. */
  readonly list: ListPage<Node> | undefined;
  readonly error: unknown;
  readonly address: ListPlace;
  /** Shown instead of an empty list: why it is empty, and what to do next. */
  readonly empty: ReactNode;
  readonly onRetry: () => void;
  readonly renderNode: (node: Node) => ReactElement;
  /** Ref to the region, for focusing it from outside. */
  readonly region?: RefObject<HTMLElement | null>;
}

/** The region of a list. It takes the focus after a page change, and when the focused entry is gone. */
export function ListBody<Node>({ label, region, ...props }: ListBodyProps<Node>): ReactElement {
  const own = useRef<HTMLElement>(null);
  const ref = region ?? own;
  useListFocus(ref, props.list?.nodes.length, props.address.after);
  return (
    <Box as="section" ref={ref} aria-label={label} tabIndex={-1} outline="none">
      <Entries {...props} />
    </Box>
  );
}

/** The entries between hairlines, with their count and the links to other pages. */
function Entries<Node>({
  list,
  error,
  address,
  empty,
  onRetry,
  renderNode,
}: Omit<ListBodyProps<Node>, 'label' | 'region'>): ReactElement {
  if (list === undefined) {
    return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={onRetry} />;
  }
  if (list.nodes.length === 0) {
    return address.search === '' && address.after === undefined ? <>{empty}</> : <NoEntries address={address} />;
  }
  return (
    <>
      <Text as="output" display="block" color="fg.muted" fontSize="sm" mb="3" fontVariantNumeric="tabular-nums">
        <FormattedMessage id="list.total" values={{ total: list.totalCount }} />
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline">
        {list.nodes.map(renderNode)}
      </Stack>
      <ListPages list={list} address={address} />
    </>
  );
}

/** Says that nothing matches the search, or that every entry of a later page has left the list. */
function NoEntries({ address }: { readonly address: ListPlace }): ReactElement {
  const isLaterPage = address.after !== undefined;
  return (
    <Flex direction="column" align="flex-start" gap="3" py="8" borderY="hairline">
      <Text as="output">
        <FormattedMessage id={isLaterPage ? 'list.pageEmpty' : 'list.nothingFound'} />
      </Text>
      <Button size="sm" onClick={() => (isLaterPage ? address.goTo(undefined) : address.searchFor(''))}>
        <FormattedMessage id={isLaterPage ? 'list.first' : 'list.all'} />
      </Button>
    </Flex>
  );
}
