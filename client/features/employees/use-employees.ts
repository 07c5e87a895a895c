import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import type { EmployeeSigningSort, EmployeesQuery } from '#generated/graphql.ts';
import { useEmployeesQuery } from '#generated/hooks.ts';

/** Orders of the list; the first one without a choice. */
export const SORTS: readonly [EmployeeSigningSort, ...EmployeeSigningSort[]] = [
  'DATE_DESC',
  'DATE_ASC',
  'NAME_ASC',
  'NAME_DESC',
];

/** The tabs in their order, as they stand in the address: first those who wait. */
export const PARTS = ['inactive', 'active'] as const;
export type EmployeePart = (typeof PARTS)[number];

/** Employees of a page: enough to activate a whole department at once. */
const PAGE_SIZE = 50;

type Corporation = NonNullable<EmployeesQuery['corporation']>;

/** The part of a corporation's employees that the address asks for. */
export interface Employees {
  readonly address: ListAddress<EmployeeSigningSort>;
  readonly part: EmployeePart;
  readonly choosePart: (part: EmployeePart) => void;
  /** As it was last loaded, also for another part; undefined until then. */
  readonly corporation: Corporation | undefined;
  /** Undefined while another part is being loaded. */
  readonly list: Corporation['employees'] | undefined;
  readonly error: unknown;
  /** Asks again for what is shown, and forgets every other part. */
  readonly reload: () => void;
}

/** Who has just gone to another state leaves the list at once, not only when it is loaded again. */
function withoutGone({ employees: list }: Corporation, part: EmployeePart): Corporation['employees'] {
  const nodes = list.nodes.filter(({ state }) => state === (part === 'active' ? 'ACTIVE' : 'INACTIVE'));
  return { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) };
}

/** Reads the part of the employees that the address asks for. */
export function useEmployees(): Employees {
  const { cache } = useApolloClient();
  const address = useListAddress(SORTS);
  const [params, setParams] = useSearchParams();
  const part = PARTS.find((known) => known === params.get('state')) ?? PARTS[0];
  const { search, sort, after } = address;
  const { data, previousData, error, refetch } = useEmployeesQuery({
    variables: { active: part === 'active', search, sort, first: PAGE_SIZE, ...(after === undefined ? {} : { after }) },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const corporation = (data ?? previousData)?.corporation;
  const choosePart = (next: EmployeePart) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      changed.set('state', next);
      changed.delete('after');
      return changed;
    });
  const reload = () => {
    if (corporation !== undefined) {
      cache.evict({ id: cache.identify(corporation) ?? '', fieldName: 'employees', broadcast: false });
    }
    void refetch();
  };
  return {
    address,
    part,
    choosePart,
    corporation,
    list: data === undefined ? undefined : withoutGone(data.corporation, part),
    error,
    reload,
  };
}
