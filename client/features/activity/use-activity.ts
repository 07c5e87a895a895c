import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import { type ListFilters, midnight, useListFilters } from '#client/components/list/use-list-filters.ts';
import type { ActivityKind, ActivityQuery, ActivityQueryVariables } from '#generated/graphql.ts';
import { useActivityQuery } from '#generated/hooks.ts';

/** Kinds to choose from, in order. */
export const KINDS = [
  'SIGNATURE',
  'CORPORATION',
  'EMPLOYEE',
  'CLA',
  'LINK',
  'GATE',
  'ACCESS',
] as const satisfies readonly ActivityKind[];

const SORTS = ['DATE_DESC'] as const;
const NAMES = ['kind', 'from', 'to'] as const;

export type ActivityFilters = ListFilters<(typeof NAMES)[number]>;

/** The events that the address asks for. */
export interface LinkActivity {
  readonly address: ListAddress<(typeof SORTS)[number]>;
  readonly filters: ActivityFilters;
  /** What the address asks for, whatever the page. */
  readonly wanted: Omit<ActivityQueryVariables, 'first' | 'after'>;
  /** Undefined while another page or filter loads. */
  readonly list: ActivityQuery['activity'] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Loads those of a link's events that the address asks for. */
export function useActivity(linkId: string): LinkActivity {
  const address = useListAddress(SORTS);
  const filters = useListFilters(NAMES);
  const wanted = { linkId, search: address.search, ...toVariables(filters.values) };
  const { data, error, refetch } = useActivityQuery({
    variables: { ...wanted, ...(address.after !== undefined && { after: address.after }) },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return { address, filters, wanted, list: data?.activity, error, reload: () => void refetch() };
}

function toVariables({
  kind,
  from,
  to,
}: ActivityFilters['values']): Pick<ActivityQueryVariables, 'kind' | 'from' | 'to'> {
  const knownKind = KINDS.find((known) => known === kind);
  const start = midnight(from, 0);
  const end = midnight(to, 1);
  return {
    ...(knownKind === undefined ? {} : { kind: knownKind }),
    ...(start === undefined ? {} : { from: start }),
    ...(end === undefined ? {} : { to: end }),
  };
}
