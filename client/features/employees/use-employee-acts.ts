import { type RefObject, useState } from 'react';
import type { Refusal } from '#client/components/form/use-form-failure.ts';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import type { ChangeDialogProps } from './change-dialog.tsx';
import type { ConfirmedAction, EmployeeAction } from './employee-action.ts';
import { useEmployeeChange } from './use-employee-change.ts';

/** What a manager is asked about. */
interface Asked {
  readonly action: ConfirmedAction;
  readonly employees: readonly EmployeeRowFragment[];
  /** What opened the dialog. */
  readonly trigger: Element | null;
}

/** What is being done with employees. */
interface EmployeeActs {
  /** Does it, or asks first. */
  readonly act: (action: EmployeeAction, employees: readonly EmployeeRowFragment[]) => void;
  readonly isBusy: boolean;
  /** The dialog that asks; undefined while nothing is asked. */
  readonly dialog: ChangeDialogProps | undefined;
  /** Why the last change was not made, when no dialog says so. */
  readonly refusal: Refusal | undefined;
  readonly isOutdated: boolean;
}

/** Lets managers change employees: activating is done at once, the rest after a yes. `region` is the place of their list. */
export function useEmployeeActs(onChanged: () => void, region: RefObject<HTMLElement | null>): EmployeeActs {
  const [asked, setAsked] = useState<Asked>();
  const { take, clear, isBusy, refusal, isOutdated } = useEmployeeChange(onChanged);
  const act: EmployeeActs['act'] = (action, employees) => {
    clear();
    if (action === 'activate') {
      void take(action, employees);
    } else {
      setAsked({ action, employees, trigger: document.activeElement });
    }
  };
  if (asked === undefined) {
    return { act, isBusy, dialog: undefined, refusal, isOutdated };
  }
  const { action, employees, trigger } = asked;
  const returnFocusTo = {
    // Who was changed has left the list, and the button with them.
    get current() {
      return trigger instanceof HTMLElement && trigger.isConnected ? trigger : region.current;
    },
  };
  const close = () => setAsked(undefined);
  const onConfirm = () => void take(action, employees).then((isOver) => isOver && close());
  const onClose = () => {
    close();
    clear();
  };
  const dialog = { action, employees, isBusy, refusal, returnFocusTo, onConfirm, onClose };
  return { act, isBusy, dialog, refusal: undefined, isOutdated };
}
