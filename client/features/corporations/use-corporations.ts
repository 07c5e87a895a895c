import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import type { CorporationSigningSort, CorporationSigningState, CorporationsQuery } from '#generated/graphql.ts';
import { useCorporationsQuery } from '#generated/hooks.ts';

/** Orders of the list; the first one without a choice. */
export const SORTS: readonly [CorporationSigningSort, ...CorporationSigningSort[]] = [
  'DATE_DESC',
  'DATE_ASC',
  'NAME_ASC',
  'NAME_DESC',
];

/** The tabs, in their order, by the name that stands in the address. */
export const STATES: Readonly<Record<string, CorporationSigningState>> = {
  uncompleted: 'UNCOMPLETED',
  completed: 'COMPLETED',
  deleted: 'DELETED',
};

interface Corporations {
  readonly address: ListAddress<CorporationSigningSort>;
  readonly state: CorporationSigningState;
  readonly chooseState: (tab: string) => void;
  /** Undefined while another part is being loaded. */
  readonly list: CorporationsQuery['corporationSignings'] | undefined;
  /** Those of the part before while another is being loaded. */
  readonly counts: CorporationsQuery['corporationSigningCounts'] | undefined;
  readonly error: unknown;
  /** Asks again for what is shown, and forgets every other part. */
  readonly reload: () => void;
}

const COUNTS = { UNCOMPLETED: 'uncompleted', COMPLETED: 'completed', DELETED: 'deleted' } as const;

/** A signing that has just gone to another state leaves the list and is counted there at once, not only when the list is loaded again. */
function moveOn(
  { corporationSignings: list, corporationSigningCounts }: CorporationsQuery,
  state: CorporationSigningState,
): Pick<Corporations, 'list' | 'counts'> {
  const nodes = list.nodes.filter((signing) => signing.state === state);
  const counts = { ...corporationSigningCounts };
  for (const gone of list.nodes.filter((signing) => signing.state !== state)) {
    counts[COUNTS[state]] -= 1;
    counts[COUNTS[gone.state]] += 1;
  }
  return { list: { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) }, counts };
}

/** The part of a link's corporations that the address asks for. */
export function useCorporations(linkId: string): Corporations {
  const { cache } = useApolloClient();
  const address = useListAddress(SORTS);
  const [params, setParams] = useSearchParams();
  const state = STATES[params.get('state') ?? ''] ?? 'UNCOMPLETED';
  const { search, sort, after } = address;
  const { data, previousData, error, refetch } = useCorporationsQuery({
    variables: { linkId, state, search, sort, ...(after === undefined ? {} : { after }) },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const chooseState = (tab: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.set('state', tab);
      next.delete('after');
      return next;
    });
  const reload = () => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'corporationSignings', broadcast: false });
    void refetch();
  };
  return {
    address,
    state,
    chooseState,
    ...(data === undefined ? { list: undefined, counts: previousData?.corporationSigningCounts } : moveOn(data, state)),
    error,
    reload,
  };
}
