import { Button, Dialog, Flex, Portal } from '@chakra-ui/react';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProtectedPdf } from './protected-pdf.tsx';

interface PdfDialogProps extends Pick<ComponentProps<typeof ProtectedPdf>, 'path' | 'title' | 'fileName' | 'lang'> {
  /** Above the document. */
  readonly children?: ReactNode;
  readonly returnFocusTo: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
}

/** Shows a signed document that only this session may read, opened at its last page, with a download. */
export function PdfDialog({ children, returnFocusTo, onClose, ...document }: PdfDialogProps): ReactElement {
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      {...(returnFocusTo !== undefined && { finalFocusEl: () => returnFocusTo.current })}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems="flex-start">
          <Dialog.Content maxWidth="page" px={{ base: '4', md: '6' }} pt="0" pb={{ base: '4', md: '6' }}>
            {/* Stays visible above a long document. */}
            <Flex position="sticky" top="0" gap="4" py="4" justify="space-between" align="center" bg="bg.sheet">
              <Dialog.Title overflowWrap="anywhere">{document.title}</Dialog.Title>
              <Button size="sm" onClick={onClose}>
                <FormattedMessage id="app.close" />
              </Button>
            </Flex>
            {children}
            <ProtectedPdf {...document} height="calc(100dvh - 11rem)" startPage="last" />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
