import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
import { useListTab } from '#client/components/list/use-list-tab.ts';
import { withoutGone } from '#client/components/list/without-gone.ts';
import type {
  CorporationSigningSort,
  CorporationSigningState,
  CorporationsQuery,
  CorporationsQueryVariables,
  CorporationWait,
} from '#generated/graphql.ts';
import { useCorporationsQuery } from '#generated/hooks.ts';
import { waitOf } from './corporation-wait.ts';

const SORTS: readonly [CorporationSigningSort, ...CorporationSigningSort[]] = [
  'DATE_DESC',
  'DATE_ASC',
  'NAME_ASC',
  'NAME_DESC',
];

/** The tabs in order, by their name in the address; the first shows all that are uncompleted. */
export const TABS = ['uncompleted', 'document', 'review', 'correction', 'completed', 'deleted'] as const;
export type CorporationTab = (typeof TABS)[number];

/** The state that each tab shows. */
const STATES = {
  document: 'UNCOMPLETED',
  review: 'UNCOMPLETED',
  correction: 'UNCOMPLETED',
  uncompleted: 'UNCOMPLETED',
  completed: 'COMPLETED',
  deleted: 'DELETED',
} as const satisfies Record<CorporationTab, CorporationSigningState>;

/** The tabs of what waits for one thing. */
const WAITS: Partial<Record<CorporationTab, CorporationWait>> = {
  document: 'DOCUMENT',
  review: 'REVIEW',
  correction: 'CORRECTION',
};

/** What a tab shows, as texts name it. */
export function shownIn(tab: CorporationTab): CorporationSigningState | CorporationWait {
  return WAITS[tab] ?? STATES[tab];
}

/** Which corporations of a link to list, and in which order. */
export type CorporationFilter = Omit<CorporationsQueryVariables, 'after' | 'first'>;

interface Corporations {
  readonly address: ListAddress<CorporationSigningSort>;
  readonly tab: CorporationTab;
  readonly chooseTab: (tab: CorporationTab) => void;
  /** Undefined while another tab, search or page loads. */
  readonly list: CorporationsQuery['corporationSignings'] | undefined;
  /** The previous counts while others load. */
  readonly counts: CorporationsQuery['corporationSigningCounts'] | undefined;
  readonly error: unknown;
  /** What is asked for, but for the page. */
  readonly filter: CorporationFilter;
  /** Reloads what is shown and drops all other cached pages. */
  readonly reload: () => void;
}

const TAB_OF = { UNCOMPLETED: 'uncompleted', COMPLETED: 'completed', DELETED: 'deleted' } as const;

type Row = CorporationsQuery['corporationSignings']['nodes'][number];

/** The count of each wait. */
const WAIT_COUNTS = {
  DOCUMENT: 'awaitingDocument',
  REVIEW: 'awaitingReview',
  CORRECTION: 'awaitingCorrection',
} as const satisfies Record<CorporationWait, keyof CorporationsQuery['corporationSigningCounts']>;

/** Takes signings that have just changed state off the list and corrects the counts at once. */
function moveOn(
  { corporationSignings: list, corporationSigningCounts }: CorporationsQuery,
  tab: CorporationTab,
): Pick<Corporations, 'list' | 'counts'> {
  const [state, wait] = [STATES[tab], WAITS[tab]];
  const isHere = (row: Row) => row.state === state && (wait === undefined || waitOf(row) === wait);
  const counts = { ...corporationSigningCounts };
  const count = (waiting: CorporationWait | undefined, change: number) => {
    if (waiting !== undefined) {
      counts[WAIT_COUNTS[waiting]] += change;
    }
  };
  for (const gone of list.nodes.filter((signing) => !isHere(signing))) {
    counts[TAB_OF[state]] -= 1;
    counts[TAB_OF[gone.state]] += 1;
    count(wait ?? waitOf({ ...gone, state }), -1);
    count(waitOf(gone), 1);
  }
  return { list: withoutGone(list, isHere), counts };
}

/** Loads those of a link's corporations that the address asks for. */
export function useCorporations(linkId: string): Corporations {
  const address = useListAddress(SORTS);
  const [tab, chooseTab] = useListTab(TABS);
  const wait = WAITS[tab];
  const waiting = { linkId, state: STATES[tab], ...(wait !== undefined && { waitsFor: wait }) };
  const { data, previousData, error, refetch } = useCorporationsQuery({
    variables: { ...waiting, ...address.variables },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const reload = useListReload(refetch, 'corporationSignings');
  return {
    address,
    tab,
    chooseTab,
    ...(data === undefined ? { list: undefined, counts: previousData?.corporationSigningCounts } : moveOn(data, tab)),
    error,
    filter: { ...waiting, search: address.search, sort: address.sort },
    reload,
  };
}
