import { type RefObject, useRef, useState } from 'react';
import type { Refusal } from '#client/components/form/form.ts';
import type { ChangeDialogProps } from './change-dialog.tsx';
import type { Chosen, ConfirmedAction, EmployeeAction } from './employee-action.ts';
import { type Outdated, useEmployeeChange } from './use-employee-change.ts';

/** What a manager is asked about. */
interface Asked {
  readonly action: ConfirmedAction;
  readonly chosen: Chosen;
}

/** What is being done with employees. */
interface EmployeeActs {
  /** Does it, or asks first; `from` has the focus afterwards where what was chosen is gone by then, as in a menu. */
  readonly act: (action: EmployeeAction, chosen: Chosen, from?: HTMLElement | null) => void;
  /** Takes back the last activation or deactivation, while that is possible. */
  readonly undo: () => void;
  readonly isBusy: boolean;
  /** The dialog that asks; undefined while nothing is asked. */
  readonly dialog: ChangeDialogProps | undefined;
  /** Why the last change was not made, when no dialog says so. */
  readonly refusal: Refusal | undefined;
  readonly outdated: Outdated | undefined;
}

/** Lets managers change employees: activating is done at once, the rest after a yes. `region` is the place of their list. */
export function useEmployeeActs(onChanged: () => void, region: RefObject<HTMLElement | null>): EmployeeActs {
  const [asked, setAsked] = useState<Asked>();
  const opener = useRef<HTMLElement>(null);
  const { take, clear, undo, isBusy, refusal, outdated } = useEmployeeChange(onChanged);
  const act: EmployeeActs['act'] = (action, chosen, from) => {
    clear();
    if (action === 'activate') {
      void take({ action, chosen, note: '' });
    } else {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      opener.current = from ?? focused;
      setAsked({ action, chosen });
    }
  };
  const acts = { act, undo, isBusy, outdated };
  if (asked === undefined) {
    return { ...acts, dialog: undefined, refusal };
  }
  const close = () => setAsked(undefined);
  const confirm = async (note: string) => {
    if (await take({ ...asked, note })) {
      // Who was changed leaves the list, and what opened the dialog with them.
      opener.current = region.current;
      close();
    }
  };
  const onClose = () => {
    close();
    clear();
  };
  const dialog = { ...asked, refusal, returnFocusTo: opener, onConfirm: confirm, onClose };
  return { ...acts, dialog, refusal: undefined };
}
