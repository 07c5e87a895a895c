import { operationOptions, EVERY_REFUSAL } from '#client/components/form/refusals.ts';
import {
  useActivateEmployeeSigningMutation,
  useChangeFoundEmployeeSigningsMutation,
  useDeactivateEmployeeSigningMutation,
  useRemoveEmployeeSigningMutation,
} from '#generated/hooks.ts';
import { type Act, isEverybody, STATES } from './employee-action.ts';

const OPTIONS = operationOptions(EVERY_REFUSAL);

/** What was done. */
interface Done {
  readonly count: number;
  /** How many of everybody are left, because they are too many for one request. */
  readonly left: number;
  readonly operationId: string;
}

/** Sends what a manager does with employees, by their ids or by the search that finds them. */
export function useEmployeeMutations(): {
  readonly mutate: (act: Act) => Promise<{ readonly done?: Done; readonly error?: unknown }>;
  readonly isBusy: boolean;
} {
  const byIds = {
    activate: useActivateEmployeeSigningMutation(OPTIONS),
    deactivate: useDeactivateEmployeeSigningMutation(OPTIONS),
    remove: useRemoveEmployeeSigningMutation(OPTIONS),
  };
  const [changeFound, { loading }] = useChangeFoundEmployeeSigningsMutation(OPTIONS);
  return {
    isBusy: loading || Object.values(byIds).some(([, state]) => state.loading),
    async mutate({ action, chosen, note }) {
      const told = note.trim() === '' ? {} : { note };
      if (isEverybody(chosen)) {
        const input = { state: STATES[action], ...chosen, ...told };
        const { data, error } = await changeFound({ variables: { input } });
        const payload = data?.changeFoundEmployeeSignings;
        return payload
          ? { done: { ...payload, count: payload.changedCount, left: payload.remainingCount } }
          : { error };
      }
      const [change] = byIds[action];
      const { data, error } = await change({ variables: { input: { ids: chosen.map(({ id }) => id), ...told } } });
      return data ? { done: { count: chosen.length, left: 0, operationId: data.change.operationId } } : { error };
    },
  };
}
