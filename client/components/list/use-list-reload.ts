import type { DocumentNode, StoreObject } from '@apollo/client';
import { useApolloClient, type useMutation } from '@apollo/client/react';

/**
 * Context of a query whose list its page can change: asking for it again after a change must not be answered by a
 * request that began before.
 */
export const LIST_CONTEXT = { handledCodes: 'all', queryDeduplication: false } as const;

/** Options of an operation that loads a list again once it has changed it; a refusal has changed nothing. */
export function reloads(list: DocumentNode): Pick<useMutation.Options, 'refetchQueries'> {
  return { refetchQueries: ({ data }) => (data ? [list] : []) };
}

const QUERY = { __typename: 'Query' } as const satisfies StoreObject;

/**
 * Returns a function that loads a list again after a change. Its other pages, which the cache keeps in a field of their
 * owner, by default of the query itself, are dropped.
 */
export function useListReload(refetch: () => Promise<unknown>, field: string, owner: StoreObject = QUERY): () => void {
  const { cache } = useApolloClient();
  return () => {
    cache.evict({ id: cache.identify(owner) ?? '', fieldName: field, broadcast: false });
    void refetch();
  };
}
