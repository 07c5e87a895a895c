import { useApolloClient } from '@apollo/client/react';
import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import type { PreApprovalsQuery } from '#generated/graphql.ts';
import { usePreApprovalsQuery } from '#generated/hooks.ts';

const SORTS = ['NEWEST'] as const;
const PAGE_SIZE = 50;

/** Loads the addresses that the page's address asks for; `reload` drops all other cached pages. */
export function usePreApprovals(): {
  readonly address: ListAddress<(typeof SORTS)[number]>;
  readonly list: PreApprovalsQuery['corporation']['preApprovals'] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
} {
  const { cache } = useApolloClient();
  const address = useListAddress(SORTS);
  const { sort: _only, ...variables } = address.variables;
  const { data, error, refetch } = usePreApprovalsQuery({
    variables: { first: PAGE_SIZE, ...variables },
    fetchPolicy: 'cache-and-network',
    // A reload must not be answered by one that began before the last change.
    context: { handledCodes: 'all', queryDeduplication: false },
  });
  const reload = () => {
    if (data !== undefined) {
      cache.evict({ id: cache.identify(data.corporation) ?? '', fieldName: 'preApprovals', broadcast: false });
    }
    void refetch();
  };
  return { address, list: data?.corporation.preApprovals, error, reload };
}
