import { Dialog, Portal } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, type RefObject, useState } from 'react';

/** How a dialog is shown and left. */
export interface DialogFrameProps {
  /** Whether it takes input; otherwise it asks a question, which screen readers announce at once. */
  readonly isEntry?: boolean;
  /** Whether it shows a document, for which it takes the width of the screen. */
  readonly isWide?: boolean;
  /** Whether it takes something away for good, which its edge and its button show. */
  readonly isDanger?: boolean;
  readonly title: ReactNode;
  /** Has the focus afterwards where what opened the dialog, such as an entry of a menu, is gone by then. */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  /** Escape and a click beside the dialog close it, like its button, and leave everything as it is. */
  readonly onClose: () => void;
}

/** A dialog over the page, open for as long as it is rendered. */
export function DialogFrame({
  isEntry = false,
  isWide = false,
  isDanger = false,
  title,
  returnFocusTo,
  onClose,
  children,
}: DialogFrameProps & { readonly children: ReactNode }): ReactElement {
  const around = useRegionAround(returnFocusTo);
  return (
    <Dialog.Root
      open
      role={isEntry ? 'dialog' : 'alertdialog'}
      onOpenChange={({ open }) => !open && onClose()}
      finalFocusEl={() => returnFocusTo?.current ?? around()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems={isWide ? 'flex-start' : undefined}>
          <Dialog.Content maxWidth={isWide ? 'page' : undefined} data-danger={isDanger ? '' : undefined}>
            <Dialog.Title>{title}</Dialog.Title>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/**
 * Returns what has the focus after a dialog whose opener is gone, because what was done has changed its row: the region
 * around it. Null leaves the focus to the opener.
 */
function useRegionAround(returnFocusTo: DialogFrameProps['returnFocusTo']): () => HTMLElement | null {
  const [opener] = useState(() => returnFocusTo?.current ?? document.activeElement);
  const [region] = useState(() => opener?.closest<HTMLElement>('section[tabindex="-1"]') ?? null);
  return () => (opener?.isConnected === false ? region : null);
}
