import { type ListAddress, useListAddress } from '#client/components/list/list-address.ts';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
import { useListTab } from '#client/components/list/use-list-tab.ts';
import { withoutGone } from '#client/components/list/without-gone.ts';
import type {
  EmployeeSigningSort,
  EmployeeSigningState,
  EmployeesQuery,
  EmployeesQueryVariables,
} from '#generated/graphql.ts';
import { useEmployeesQuery } from '#generated/hooks.ts';

const SORTS: readonly [EmployeeSigningSort, ...EmployeeSigningSort[]] = [
  'DATE_DESC',
  'DATE_ASC',
  'NAME_ASC',
  'NAME_DESC',
];

/** The parts of the list in order, by their name in the address; those waiting for activation come first. */
export const PARTS = ['waiting', 'active', 'deactivated', 'removed'] as const;
export type EmployeePart = (typeof PARTS)[number];

/** Employees per page: enough to activate a whole department at once. */
const PAGE_SIZE = 50;

const STATES_SHOWN = {
  waiting: 'INACTIVE',
  active: 'ACTIVE',
  deactivated: 'INACTIVE',
  removed: 'REMOVED',
} as const satisfies Record<EmployeePart, EmployeeSigningState>;

/** Distinguishes the parts of inactive employees; empty for others. */
export function inactivePart(part: EmployeePart): { readonly waiting?: boolean } {
  return STATES_SHOWN[part] === 'INACTIVE' ? { waiting: part === 'waiting' } : {};
}

/** The variables of the query that distinguish the parts. */
export function partFilter(part: EmployeePart): Pick<EmployeesQueryVariables, 'active' | 'waiting' | 'removed'> {
  return { active: part === 'active', removed: part === 'removed', ...inactivePart(part) };
}

type Corporation = NonNullable<EmployeesQuery['corporation']>;

/** Those of a corporation's employees that the address asks for. */
export interface Employees {
  readonly address: ListAddress<EmployeeSigningSort>;
  readonly part: EmployeePart;
  readonly choosePart: (part: EmployeePart) => void;
  /** As last loaded, possibly for another tab or page; undefined until loaded. */
  readonly corporation: Corporation | undefined;
  /** Undefined while another tab, search or page loads. */
  readonly list: Corporation['employees'] | undefined;
  readonly error: unknown;
  /** Reloads what is shown and drops all other cached pages. */
  readonly reload: () => void;
}

/** Loads the employees that the address asks for. */
export function useEmployees(): Employees {
  const address = useListAddress(SORTS);
  const [part, choosePart] = useListTab(PARTS);
  const { data, previousData, error, refetch } = useEmployeesQuery({
    variables: { ...partFilter(part), first: PAGE_SIZE, ...address.variables },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const corporation = (data ?? previousData)?.corporation;
  const reload = useListReload(refetch, 'employees', corporation);
  const isHere = ({ state }: Corporation['employees']['nodes'][number]) => state === STATES_SHOWN[part];
  return {
    address,
    part,
    choosePart,
    corporation,
    list: data === undefined ? undefined : withoutGone(data.corporation.employees, isHere),
    error,
    reload,
  };
}
