import { type ListFilters, midnight, useListFilters } from '#client/components/list/use-list-filters.ts';
import type { EvidenceState, SigningKind, SigningsQueryVariables } from '#generated/graphql.ts';

/** Kinds and states to choose from, in order. */
export const KINDS = ['INDIVIDUAL', 'EMPLOYEE', 'CORPORATION'] as const satisfies readonly SigningKind[];
export const STATES = [
  'COUNTS',
  'INACTIVE',
  'SUPERSEDED',
  'EXPIRED',
  'ENDED',
] as const satisfies readonly EvidenceState[];

const NAMES = ['kind', 'state', 'cla', 'from', 'to'] as const;

/** The filters of the list, kept in the address. */
export interface SigningFilters extends ListFilters<(typeof NAMES)[number]> {
  readonly variables: Pick<SigningsQueryVariables, 'kind' | 'state' | 'claId' | 'signedFrom' | 'signedTo'>;
}

/** Reads and changes the filters in the address. */
export function useSigningFilters(): SigningFilters {
  const filters = useListFilters(NAMES);
  return { ...filters, variables: toVariables(filters.values) };
}

function toVariables({ kind, state, cla, from, to }: SigningFilters['values']): SigningFilters['variables'] {
  const signedFrom = midnight(from, 0);
  const signedTo = midnight(to, 1);
  const knownKind = KINDS.find((known) => known === kind);
  const knownState = STATES.find((known) => known === state);
  return {
    ...(knownKind === undefined ? {} : { kind: knownKind }),
    ...(knownState === undefined ? {} : { state: knownState }),
    ...(cla === '' ? {} : { claId: cla }),
    ...(signedFrom === undefined ? {} : { signedFrom }),
    ...(signedTo === undefined ? {} : { signedTo }),
  };
}
