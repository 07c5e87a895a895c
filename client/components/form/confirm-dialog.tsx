import type { ReactElement, ReactNode } from 'react';
import { showToast } from '../toast.ts';
import type { DialogFrameProps } from './dialog-frame.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { Answer } from './form.ts';
import { EVERY_REFUSAL, operationOptions } from './refusals.ts';
import { useForm } from './use-form.ts';

/** Options of the operation of a dialog that only asks whether to go on. */
export const CONFIRMED = operationOptions(EVERY_REFUSAL);

interface ConfirmDialogProps extends Omit<DialogFrameProps, 'isEntry'> {
  /** What happens then. */
  readonly children: ReactNode;
  /** The text of the button that does it. */
  readonly submit: ReactNode;
  /** False where it is not allowed, which the dialog explains. */
  readonly canSubmit?: boolean;
  /** Does it, with `CONFIRMED`. */
  readonly act: () => Promise<Answer<unknown>>;
  /** Says that it was done. */
  readonly done: string;
  /** Called once it was done and the dialog is closed. */
  readonly onDone?: () => Promise<void> | void;
  /** Called when the dialog is closed after a refusal: somebody may have changed meanwhile what the page shows. */
  readonly onStale?: () => void;
}

/** Says what an act means, does it on a yes, and closes; or says why it was refused. */
export function ConfirmDialog({ act, done, onDone, onStale, onClose, ...dialog }: ConfirmDialogProps): ReactElement {
  const form = useForm<object>({
    id: 'confirm',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: act,
    onDone: async () => {
      onClose();
      showToast(done);
      await onDone?.();
    },
  });
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      onStale?.();
    }
  };
  return <FormDialog {...dialog} form={form} onClose={handleClose} />;
}
