import { Button, Dialog, Stack } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { FormRefusal } from './form-refusal.tsx';
import type { FormSubmission } from './form.ts';
import { SubmitButton } from './submit-button.tsx';

interface FormDialogProps extends DialogFrameProps {
  /** Without inputs the dialog only asks whether to go on. */
  readonly form: FormSubmission;
  /** The inputs, or what happens then. */
  readonly children: ReactNode;
  /** The text of the button that does it. */
  readonly submit: ReactNode;
  /** Whether the button that does it has the focus first: where nothing is typed, and nothing can be regretted. */
  readonly isSubmitFirst?: boolean;
  /** False until whatever must be typed was typed. */
  readonly canSubmit?: boolean;
  /** Stands above the reason when it was refused as a whole. */
  readonly refused?: ReactNode;
}

/**
 * A form in a dialog, which stays open while it is being sent; why it was refused stands there until another attempt or
 * until it is closed.
 */
export function FormDialog({
  form,
  children,
  submit,
  isSubmitFirst = false,
  canSubmit = true,
  refused,
  ...frame
}: FormDialogProps): ReactElement {
  const handleClose = () => {
    // What is under way is not taken back by closing, and its answer has to be seen.
    if (!form.isBusy) {
      frame.onClose();
    }
  };
  return (
    <DialogFrame {...frame} onClose={handleClose}>
      <form
        noValidate
        onSubmit={(event) => {
          // The dialog is not part of a form around what opened it, though React takes it for one.
          event.stopPropagation();
          event.preventDefault();
          if (canSubmit) {
            form.handleSubmit(event);
          }
        }}
      >
        <Dialog.Body>
          <Stack gap="4" mt={frame.isEntry === true ? '2' : undefined}>
            {children}
            {form.refusal !== undefined && (
              <FormRefusal title={refused ?? <FormattedMessage id="app.dialog.title.error" />} refusal={form.refusal} />
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button aria-disabled={form.isBusy} onClick={handleClose}>
            <FormattedMessage id="app.dialog.cancel" />
          </Button>
          <SubmitButton
            isBusy={form.isBusy}
            data-danger={frame.isDanger === true ? '' : undefined}
            aria-disabled={form.isBusy || !canSubmit}
            data-autofocus={isSubmitFirst ? '' : undefined}
          >
            {submit}
          </SubmitButton>
        </Dialog.Footer>
      </form>
    </DialogFrame>
  );
}
