import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import type { SigningSort, SigningsQuery } from '#generated/graphql.ts';
import { useSigningsQuery } from '#generated/hooks.ts';
import { type SigningFilters, useSigningFilters } from './use-signing-filters.ts';

const SORTS: readonly [SigningSort, ...SigningSort[]] = ['DATE_DESC', 'DATE_ASC', 'NAME_ASC', 'NAME_DESC'];

/** The signings that the address asks for. */
export interface Signings {
  readonly address: ListAddress<SigningSort>;
  readonly filters: SigningFilters;
  /** Undefined while another page, search or filter loads. */
  readonly list: SigningsQuery['signings'] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Loads those of a link's signings that the address asks for. */
export function useSignings(linkId: string): Signings {
  const address = useListAddress(SORTS);
  const filters = useSigningFilters();
  const { data, error, refetch } = useSigningsQuery({
    variables: { linkId, ...filters.variables, ...address.variables },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return { address, filters, list: data?.signings, error, reload: () => void refetch() };
}
