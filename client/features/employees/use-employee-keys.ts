import type { RefObject } from 'react';
import type { Selection } from '#client/components/list/use-selection.ts';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import type { Chosen, EmployeeAction } from './employee-action.ts';
import { focusEntry, focusedEntry, type ListKeys, useListKeys } from './use-list-keys.ts';

interface EmployeeKeysOptions {
  readonly region: RefObject<HTMLElement | null>;
  readonly nodes: readonly EmployeeRowFragment[];
  readonly selection: Selection<EmployeeRowFragment>;
  readonly actions: readonly EmployeeAction[];
  readonly isBusy: boolean;
  readonly act: (action: EmployeeAction, chosen: Chosen) => void;
  readonly actOnSelection: (action: EmployeeAction) => void;
  readonly undo: () => void;
}

/** Lets managers work through a list of employees without a mouse. */
export function useEmployeeKeys(options: EmployeeKeysOptions): ListKeys {
  const { region, nodes, selection, actions, isBusy, act, actOnSelection, undo } = options;
  const current = () => nodes.find(({ id }) => id === focusedEntry());
  const canTake = (action: EmployeeAction) => !isBusy && actions.includes(action);
  const take = (action: EmployeeAction) => {
    if (!canTake(action)) {
      return;
    }
    if (selection.entries.length > 0) {
      actOnSelection(action);
      return;
    }
    const employee = current();
    if (employee !== undefined) {
      act(action, [employee]);
    }
  };
  const approve = () => {
    if (!canTake('activate')) {
      return;
    }
    const employee = current();
    take('activate');
    if (employee !== undefined && selection.entries.length === 0 && employee.id !== nodes.at(-1)?.id) {
      // The row leaves the list: the next one is the one to look at.
      focusEntry(region, 1);
    }
  };
  return useListKeys({
    j: () => focusEntry(region, 1),
    k: () => focusEntry(region, -1),
    x: () => {
      const employee = current();
      if (employee !== undefined && actions.length > 0) {
        selection.toggle(employee);
      }
    },
    a: approve,
    r: () => take(actions.includes('remove') ? 'remove' : 'deactivate'),
    u: undo,
  });
}
