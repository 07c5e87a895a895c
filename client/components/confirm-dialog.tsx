import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormRefusal } from './form/form-refusal.tsx';
import type { Refusal } from './form/use-form-failure.ts';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** What happens then. */
  readonly children: ReactNode;
  /** The text of the button that does it. */
  readonly confirm: ReactNode;
  readonly isBusy?: boolean;
  /** False until whatever must be typed was typed. */
  readonly canConfirm?: boolean;
  /** Why it was not done; it stands in the dialog until another attempt or until it is closed. */
  readonly refusal?: Refusal | undefined;
  /** Has the focus afterwards when what opened the dialog, such as an entry of a menu, is gone by then. */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot simply be taken back; Escape and a click beside it leave everything as it is. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  isBusy = false,
  canConfirm = true,
  refusal,
  returnFocusTo,
  onConfirm,
  onClose,
}: ConfirmDialogProps): ReactElement {
  const isBlocked = isBusy || !canConfirm;
  return (
    <Dialog.Root
      role="alertdialog"
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      {...(returnFocusTo !== undefined && { finalFocusEl: () => returnFocusTo.current })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Body>
              <Stack gap="4">
                {children}
                {refusal !== undefined && (
                  <FormRefusal title={<FormattedMessage id="app.dialog.title.error" />} refusal={refusal} />
                )}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>
                <FormattedMessage id="app.dialog.cancel" />
              </Button>
              <Button
                variant="solid"
                aria-disabled={isBlocked}
                aria-busy={isBusy}
                onClick={() => !isBlocked && onConfirm()}
              >
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
