import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import type { Refusal } from '#client/components/form/form.ts';
import { EVERY_REFUSAL } from '#client/components/form/refusals.ts';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { useIsShown } from '#client/components/reader-place.ts';
import { showToast, showWarning } from '#client/components/toast.ts';
import { type Act, countOf } from './employee-action.ts';
import { useEmployeeMutations } from './use-employee-mutations.ts';
import { UNDO_DURATION, useUndo } from './use-undo.ts';

/** The service no longer knows the employees in the state in which they are shown. */
const OUTDATED_CODES: ReadonlySet<string> = new Set(['bad_request_parameter', 'no_permission']);

/** Why a list is not what it was. */
export type Outdated = 'changed' | 'undo';

/** The outcome of the last change. */
export interface EmployeeChange {
  /** Whether there is nothing more to ask: it was done, or can be done no longer. */
  readonly take: (act: Act) => Promise<boolean>;
  /** Takes back the last activation or deactivation, while that is possible. */
  readonly undo: () => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  /** Set when it was refused because somebody else was first, or because it is too late. */
  readonly outdated: Outdated | undefined;
  /** Forgets the outcome. */
  readonly clear: () => void;
}

/** Changes the state of employees, all of them or none; calls `onChanged` when the list is out of date. */
export function useEmployeeChange(onChanged: () => void): EmployeeChange {
  const intl = useIntl();
  const { refusal, show, clear } = useRefusal({ refusals: EVERY_REFUSAL });
  const [outdated, setOutdated] = useState<Outdated>();
  const isShown = useIsShown();
  const { mutate, isBusy } = useEmployeeMutations();
  const clearAll = () => {
    clear();
    setOutdated(undefined);
  };
  const fail = (error: unknown, reason: Outdated): boolean => {
    if (!OUTDATED_CODES.has(failureCode(toFailure(error)) ?? '')) {
      show(error);
      return false;
    }
    if (!isShown()) {
      showWarning(intl.formatMessage({ id: 'employees.outdated.elsewhere' }));
      return true;
    }
    setOutdated(reason);
    onChanged();
    return true;
  };
  const { offer, undo } = useUndo({ onBegin: clearAll, onDone: onChanged, onFail: (error) => fail(error, 'undo') });
  const take: EmployeeChange['take'] = async (act) => {
    clearAll();
    const { done, error } = await mutate(act);
    if (done === undefined) {
      return fail(error, 'changed');
    }
    const { action, chosen } = act;
    const title = intl.formatMessage({ id: `employees.${action}.done` }, { ...countOf(chosen), ...done });
    const takeBack = action === 'remove' ? undefined : offer(done.operationId);
    showToast(
      done.left > 0 ? intl.formatMessage({ id: 'employees.left' }, { done: title, count: done.left }) : title,
      takeBack && { label: intl.formatMessage({ id: 'employees.undo' }), onTake: takeBack, duration: UNDO_DURATION },
    );
    onChanged();
    return true;
  };
  return { take, undo, isBusy, refusal, outdated, clear: clearAll };
}
