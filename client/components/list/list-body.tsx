import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLines } from '../loading-lines.tsx';
import { RefreshFailure } from '../refresh-failure.tsx';
import type { ListPlace } from './list-address.ts';
import { ListPages } from './list-pages.tsx';
import { useListFocus } from './use-list-focus.ts';

interface ListPage<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
  readonly pageInfo: ComponentProps<typeof ListPages>['list']['pageInfo'];
}

/** How entries are drawn: one by one, or all of them as a table, which also draws their places while they load. */
export type Drawing<Node> =
  | { readonly renderNode: (node: Node) => ReactElement; readonly renderNodes?: undefined }
  | { readonly renderNodes: (nodes: readonly Node[] | undefined) => ReactElement; readonly renderNode?: undefined };

/** What every paged list has, however its entries are drawn. */
export interface ListBase<Node> {
  /** What the list contains, for screen readers. */
  readonly label: string;
  /** Undefined until loaded. */
  readonly list: ListPage<Node> | undefined;
  readonly error: unknown;
  readonly address: ListPlace;
  /** Shown instead of an empty list: why it is empty, and what to do next. */
  readonly empty: ReactNode;
  /** Shown when a search finds nothing, if not that and a way to the whole list. */
  readonly nothingFound?: ReactNode;
  readonly onRetry: () => void;
  /** Whether the page says elsewhere how many entries there are. */
  readonly isCounted?: boolean;
  /** Ref to the region, for focusing it from outside. */
  readonly region?: RefObject<HTMLElement | null>;
}

type ListBodyProps<Node> = ListBase<Node> & Drawing<Node>;

/** The region of a list. It takes the focus after a page change, and when the focused entry is gone. */
export function ListBody<Node>({ label, region, ...props }: ListBodyProps<Node>): ReactElement {
  const own = useRef<HTMLElement>(null);
  const ref = region ?? own;
  useListFocus(ref, props.list?.nodes.length, props.address.after ?? props.address.before);
  return (
    <Box as="section" ref={ref} aria-label={label} tabIndex={-1} outline="none">
      {props.list !== undefined && <RefreshFailure error={props.error} onRetry={props.onRetry} />}
      <Entries {...props} />
    </Box>
  );
}

/** The entries, with their count and the links to other pages below them. */
function Entries<Node>({
  list,
  error,
  address,
  empty,
  nothingFound,
  onRetry,
  isCounted = false,
  ...drawing
}: Omit<ListBase<Node>, 'label' | 'region'> & Drawing<Node>): ReactElement {
  if (list === undefined && error !== undefined) {
    return <LoadFailure error={error} onRetry={onRetry} />;
  }
  if (list === undefined) {
    return drawing.renderNodes?.(undefined) ?? <LoadingLines />;
  }
  if (list.nodes.length === 0) {
    const own = address.search === '' ? empty : nothingFound;
    return isLaterPage(address) || own === undefined ? <NoEntries address={address} /> : <>{own}</>;
  }
  return (
    <>
      <DrawnNodes nodes={list.nodes} {...drawing} />
      <Flex mt="3" columnGap="4" rowGap="2" wrap="wrap" align="center" justify="space-between">
        {!isCounted && (
          <Text as="output" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            <FormattedMessage id="list.total" values={{ total: list.totalCount }} />
          </Text>
        )}
        <ListPages list={list} address={address} />
      </Flex>
    </>
  );
}

/** Entries that are loaded. */
export function DrawnNodes<Node>({
  nodes,
  renderNode,
  renderNodes,
}: Drawing<Node> & { readonly nodes: readonly Node[] }): ReactElement {
  return renderNodes === undefined ? (
    <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline">
      {nodes.map(renderNode)}
    </Stack>
  ) : (
    renderNodes(nodes)
  );
}

function isLaterPage({ after, before }: ListPlace): boolean {
  return after !== undefined || before !== undefined;
}

/** Says that nothing matches the search, or that every entry of a later page has left the list. */
function NoEntries({ address }: { readonly address: ListPlace }): ReactElement {
  const isLater = isLaterPage(address);
  return (
    <Flex direction="column" align="flex-start" gap="3" py="8" borderY="hairline">
      <Text as="output">
        <FormattedMessage id={isLater ? 'list.pageEmpty' : 'list.nothingFound'} />
      </Text>
      <Button size="sm" onClick={() => (isLater ? address.goTo(undefined) : address.searchFor(''))}>
        <FormattedMessage id={isLater ? 'list.first' : 'list.all'} />
      </Button>
    </Flex>
  );
}
