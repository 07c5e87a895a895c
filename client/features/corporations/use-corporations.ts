import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
import { useListTab } from '#client/components/list/use-list-tab.ts';
import { withoutGone } from '#client/components/list/without-gone.ts';
import type { CorporationSigningSort, CorporationsQuery, CorporationsQueryVariables } from '#generated/graphql.ts';
import { useCorporationsQuery } from '#generated/hooks.ts';
import { type CorporationTab, FILTERS, TABS, tabOf } from './corporation-tab.ts';

const SORTS: readonly [CorporationSigningSort, ...CorporationSigningSort[]] = [
  'DATE_DESC',
  'DATE_ASC',
  'NAME_ASC',
  'NAME_DESC',
];

/** Which corporations of a link to list, and in which order. */
export type CorporationFilter = Omit<CorporationsQueryVariables, 'after' | 'first'>;

type Counts = CorporationsQuery['corporationSigningCounts'];

/** How many corporations each chip has. */
export type TabCounts = Readonly<Record<CorporationTab, number>>;

interface Corporations {
  readonly address: ListAddress<CorporationSigningSort>;
  readonly tab: CorporationTab;
  readonly chooseTab: (tab: CorporationTab) => void;
  /** Undefined while another tab, search or page loads. */
  readonly list: CorporationsQuery['corporationSignings'] | undefined;
  /** The previous counts while others load. */
  readonly counts: TabCounts | undefined;
  readonly error: unknown;
  /** What is asked for, but for the page. */
  readonly filter: CorporationFilter;
  /** Reloads what is shown and drops all other cached pages. */
  readonly reload: () => void;
}

function tabCounts(counts: Counts): TabCounts {
  return {
    document: counts.awaitingDocument,
    review: counts.awaitingReview,
    correction: counts.awaitingCorrection,
    completed: counts.completed,
    deleted: counts.deleted,
  };
}

/** Takes signings that have just changed state off the list and corrects the counts at once. */
function moveOn(
  { corporationSignings: list, corporationSigningCounts }: CorporationsQuery,
  tab: CorporationTab,
): Pick<Corporations, 'list' | 'counts'> {
  const counts: Record<CorporationTab, number> = { ...tabCounts(corporationSigningCounts) };
  for (const gone of list.nodes.filter((signing) => tabOf(signing) !== tab)) {
    counts[tab] -= 1;
    counts[tabOf(gone)] += 1;
  }
  return { list: withoutGone(list, (signing: (typeof list.nodes)[number]) => tabOf(signing) === tab), counts };
}

/** Loads those of a link's corporations that the address asks for. */
export function useCorporations(linkId: string): Corporations {
  const address = useListAddress(SORTS);
  const [tab, chooseTab] = useListTab(TABS, 'review');
  const filter = { linkId, ...FILTERS[tab] };
  const { data, previousData, error, refetch } = useCorporationsQuery({
    variables: { ...filter, ...address.variables },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const reload = useListReload(refetch, 'corporationSignings');
  const previous = previousData?.corporationSigningCounts;
  return {
    address,
    tab,
    chooseTab,
    ...(data === undefined ? { list: undefined, counts: previous && tabCounts(previous) } : moveOn(data, tab)),
    error,
    filter: { ...filter, search: address.search, sort: address.sort },
    reload,
  };
}
