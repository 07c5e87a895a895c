import { useSearchParams } from 'react-router-dom';
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

/** The filters by their name in the address. */
export type FilterName = (typeof NAMES)[number];

/** The filters of the list, kept in the address. */
export interface SigningFilters {
  /** What was chosen; empty for all. Days are those of the reader's zone, `YYYY-MM-DD`. */
  readonly values: Readonly<Record<FilterName, string>>;
  readonly isActive: boolean;
  readonly variables: Pick<SigningsQueryVariables, 'kind' | 'state' | 'claId' | 'signedFrom' | 'signedTo'>;
  /** Changes filters and returns to the first page. */
  readonly set: (values: Partial<Record<FilterName, string>>) => void;
  readonly clear: () => void;
}

/** Reads and changes the filters in the address. */
export function useSigningFilters(): SigningFilters {
  const [params, setParams] = useSearchParams();
  const read = (name: FilterName): string => params.get(name) ?? '';
  const values = { kind: read('kind'), state: read('state'), cla: read('cla'), from: read('from'), to: read('to') };
  const set: SigningFilters['set'] = (changed) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('after');
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') {
            next.delete(name);
          } else {
            next.set(name, value);
          }
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    values,
    isActive: NAMES.some((name) => values[name] !== ''),
    variables: toVariables(values),
    set,
    clear: () => set({ kind: '', state: '', cla: '', from: '', to: '' }),
  };
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

/** The beginning of a day of the reader's, or of the day after it; undefined for anything but a day. */
function midnight(day: string, later: 0 | 1): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const time = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
