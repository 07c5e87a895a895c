import type { EmployeeRowFragment, EmployeeSigningState } from '#generated/graphql.ts';
import type { EmployeePart } from './use-employees.ts';

/** What managers can do with employees. */
export type EmployeeAction = 'activate' | 'deactivate' | 'remove';

/** Actions that need confirmation: they take something away or cannot be undone. */
export type ConfirmedAction = Exclude<EmployeeAction, 'activate'>;

/** Actions available in each tab, the most usual first. */
export const ACTIONS: Readonly<Record<EmployeePart, readonly EmployeeAction[]>> = {
  waiting: ['activate', 'remove'],
  active: ['deactivate'],
  deactivated: ['activate', 'remove'],
  removed: [],
};

/** The state that each action leads to. */
export const STATES = {
  activate: 'ACTIVE',
  deactivate: 'INACTIVE',
  remove: 'REMOVED',
} as const satisfies Record<EmployeeAction, EmployeeSigningState>;

/** Everybody that the search of a tab finds, on every page. */
export interface Everybody {
  /** Distinguishes those who wait from those who were deactivated. */
  readonly waiting?: boolean;
  readonly search: string;
  /** When they were counted. */
  readonly asOf: string;
  readonly count: number;
}

/** The target of an action: employees of the page, or everybody found. */
export type Chosen = readonly EmployeeRowFragment[] | Everybody;

/** What a manager does with employees. */
export interface Act {
  readonly action: EmployeeAction;
  readonly chosen: Chosen;
  /** A note to the employees; may be empty. */
  readonly note: string;
}

/** Whether an action concerns more than can be seen. */
export function isEverybody(chosen: Chosen): chosen is Everybody {
  return 'asOf' in chosen;
}

/** What texts about these employees say: how many they are, and the name of a single one. */
export function countOf(chosen: Chosen): { readonly count: number; readonly name: string | undefined } {
  return isEverybody(chosen)
    ? { count: chosen.count, name: undefined }
    : { count: chosen.length, name: chosen[0]?.name };
}
