import { useApolloClient } from '@apollo/client/react';
import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import { useListTab } from '#client/components/list/use-list-tab.ts';
import { withoutGone } from '#client/components/list/without-gone.ts';
import type { CorporationSigningSort, CorporationSigningState, CorporationsQuery } from '#generated/graphql.ts';
import { useCorporationsQuery } from '#generated/hooks.ts';

const SORTS: readonly [CorporationSigningSort, ...CorporationSigningSort[]] = [
  'DATE_DESC',
  'DATE_ASC',
  'NAME_ASC',
  'NAME_DESC',
];

/** The tabs in order, by their name in the address. */
export const TABS = ['uncompleted', 'review', 'completed', 'deleted'] as const;
export type CorporationTab = (typeof TABS)[number];

/** The state that each tab shows. */
export const STATES = {
  review: 'UNCOMPLETED',
  uncompleted: 'UNCOMPLETED',
  completed: 'COMPLETED',
  deleted: 'DELETED',
} as const satisfies Record<CorporationTab, CorporationSigningState>;

interface Corporations {
  readonly address: ListAddress<CorporationSigningSort>;
  readonly tab: CorporationTab;
  readonly chooseTab: (tab: CorporationTab) => void;
  /** Undefined while another tab, search or page loads. */
  readonly list: CorporationsQuery['corporationSignings'] | undefined;
  /** The previous counts while others load. */
  readonly counts: CorporationsQuery['corporationSigningCounts'] | undefined;
  readonly error: unknown;
  /** Reloads what is shown and drops all other cached pages. */
  readonly reload: () => void;
}

const TAB_OF = { UNCOMPLETED: 'uncompleted', COMPLETED: 'completed', DELETED: 'deleted' } as const;

type Row = CorporationsQuery['corporationSignings']['nodes'][number];

function awaitsReview({ state, pdfUploadedAt }: Pick<Row, 'state' | 'pdfUploadedAt'>): boolean {
  return state === 'UNCOMPLETED' && pdfUploadedAt !== null;
}

/** Takes signings that have just changed state off the list and corrects the counts at once. */
function moveOn(
  { corporationSignings: list, corporationSigningCounts }: CorporationsQuery,
  tab: CorporationTab,
): Pick<Corporations, 'list' | 'counts'> {
  const isHere = (row: Row) => (tab === 'review' ? awaitsReview(row) : row.state === STATES[tab]);
  const counts = { ...corporationSigningCounts };
  for (const gone of list.nodes.filter((signing) => !isHere(signing))) {
    counts[TAB_OF[STATES[tab]]] -= 1;
    counts[TAB_OF[gone.state]] += 1;
    counts.awaitingReview += Number(awaitsReview(gone)) - Number(awaitsReview({ ...gone, state: STATES[tab] }));
  }
  return { list: withoutGone(list, isHere), counts };
}

/** Loads those of a link's corporations that the address asks for. */
export function useCorporations(linkId: string): Corporations {
  const { cache } = useApolloClient();
  const address = useListAddress(SORTS);
  const [tab, chooseTab] = useListTab(TABS);
  const { data, previousData, error, refetch } = useCorporationsQuery({
    variables: {
      linkId,
      state: STATES[tab],
      ...(tab === 'review' ? { waitsFor: 'REVIEW' } : {}),
      ...address.variables,
    },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const reload = () => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'corporationSignings', broadcast: false });
    void refetch();
  };
  return {
    address,
    tab,
    chooseTab,
    ...(data === undefined ? { list: undefined, counts: previousData?.corporationSigningCounts } : moveOn(data, tab)),
    error,
    reload,
  };
}
