import { type RefObject, useRef, useState } from 'react';
import type { Refusal } from '#client/components/form/form.ts';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import type { ChangeDialogProps } from './change-dialog.tsx';
import type { ConfirmedAction, EmployeeAction } from './employee-action.ts';
import { useEmployeeChange } from './use-employee-change.ts';

/** What a manager is asked about. */
interface Asked {
  readonly action: ConfirmedAction;
  readonly employees: readonly EmployeeRowFragment[];
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
  const opener = useRef<HTMLElement>(null);
  const { take, clear, isBusy, refusal, isOutdated } = useEmployeeChange(onChanged);
  const act: EmployeeActs['act'] = (action, employees) => {
    clear();
    if (action === 'activate') {
      void take(action, employees);
    } else {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setAsked({ action, employees });
    }
  };
  if (asked === undefined) {
    return { act, isBusy, dialog: undefined, refusal, isOutdated };
  }
  const { action, employees } = asked;
  const close = () => setAsked(undefined);
  const confirm = async () => {
    if (await take(action, employees)) {
      // Who was changed leaves the list, and what opened the dialog with them.
      opener.current = region.current;
      close();
    }
  };
  const onClose = () => {
    close();
    clear();
  };
  const dialog = {
    action,
    employees,
    refusal,
    returnFocusTo: opener,
    onConfirm: confirm,
    onClose,
  };
  return { act, isBusy, dialog, refusal: undefined, isOutdated };
}
