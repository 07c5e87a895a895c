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

interface ListBodyProps<Node> {
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
  readonly renderNode: (node: Node) => ReactElement;
  /** Whether the page says elsewhere how many entries there are. */
  readonly isCounted?: boolean;
  /** Ref to the region, for focusing it from outside. */
  readonly region?: RefObject<HTMLElement | null>;
}

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

/** The entries between hairlines, with their count and the links to other pages. */
function Entries<Node>({
  list,
  error,
  address,
  empty,
  nothingFound,
  onRetry,
  renderNode,
  isCounted = false,
}: Omit<ListBodyProps<Node>, 'label' | 'region'>): ReactElement {
  if (list === undefined) {
    return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={onRetry} />;
  }
  if (list.nodes.length === 0) {
    const own = address.search === '' ? empty : nothingFound;
    return isLaterPage(address) || own === undefined ? <NoEntries address={address} /> : <>{own}</>;
  }
  return (
    <>
      {!isCounted && (
        <Text as="output" display="block" color="fg.muted" fontSize="sm" mb="3" fontVariantNumeric="tabular-nums">
          <FormattedMessage id="list.total" values={{ total: list.totalCount }} />
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline">
        {list.nodes.map(renderNode)}
      </Stack>
      <ListPages list={list} address={address} />
    </>
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
