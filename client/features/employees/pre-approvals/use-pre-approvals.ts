import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
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
  const address = useListAddress(SORTS);
  const { sort: _only, ...variables } = address.variables;
  const { data, error, refetch } = usePreApprovalsQuery({
    variables: { first: PAGE_SIZE, ...variables },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const reload = useListReload(refetch, 'preApprovals', data?.corporation);
  return { address, list: data?.corporation.preApprovals, error, reload };
}
