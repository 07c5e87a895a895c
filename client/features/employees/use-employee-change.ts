import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import type { Refusal } from '#client/components/form/form.ts';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { showToast } from '#client/components/toast.ts';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import {
  useActivateEmployeeSigningMutation,
  useDeactivateEmployeeSigningMutation,
  useRemoveEmployeeSigningMutation,
} from '#generated/hooks.ts';
import type { EmployeeAction } from './employee-action.ts';

const OPTIONS = operationOptions(EVERY_REFUSAL);

/** The service no longer knows the employees in the state in which they are shown. */
const OUTDATED_CODES: ReadonlySet<string> = new Set(['bad_request_parameter', 'no_permission']);

/** What became of the last change. */
interface EmployeeChange {
  /** Whether there is nothing more to ask: it was done, or can be done no longer. */
  readonly take: (action: EmployeeAction, employees: readonly EmployeeRowFragment[]) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  /** Whether it was refused because somebody else was first. */
  readonly isOutdated: boolean;
  /** Forgets what became of it. */
  readonly clear: () => void;
}

/** Changes the state of employees, all of them or none; `onChanged` is told when the list is no longer what it was. */
export function useEmployeeChange(onChanged: () => void): EmployeeChange {
  const intl = useIntl();
  const { refusal, show, clear } = useRefusal({ refusals: EVERY_REFUSAL });
  const [isOutdated, setOutdated] = useState(false);
  const changes = {
    activate: useActivateEmployeeSigningMutation(OPTIONS),
    deactivate: useDeactivateEmployeeSigningMutation(OPTIONS),
    remove: useRemoveEmployeeSigningMutation(OPTIONS),
  };
  const clearAll = () => {
    clear();
    setOutdated(false);
  };
  const take: EmployeeChange['take'] = async (action, employees) => {
    clearAll();
    const [mutate] = changes[action];
    const { data, error } = await mutate({ variables: { input: { ids: employees.map(({ id }) => id) } } });
    if (data) {
      const values = { count: employees.length, name: employees[0]?.name };
      showToast(intl.formatMessage({ id: `employees.${action}.done` }, values));
    } else if (OUTDATED_CODES.has(failureCode(toFailure(error)) ?? '')) {
      setOutdated(true);
    } else {
      show(error);
      return false;
    }
    onChanged();
    return true;
  };
  const isBusy = Object.values(changes).some(([, { loading }]) => loading);
  return { take, isBusy, refusal, isOutdated, clear: clearAll };
}
