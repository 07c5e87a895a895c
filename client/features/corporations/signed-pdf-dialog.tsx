import { Button, Dialog, Flex, Portal } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProtectedPdf } from '#client/components/pdf-view/protected-pdf.tsx';
import { Language } from '#rules/language.ts';
import { corporationPdfPath } from '#rules/paths.ts';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import { SignedPdfNote } from './signed-pdf-note.tsx';
import { SubmittedValues } from './submitted-values.tsx';

interface SignedPdfDialogProps extends Omit<CorporationDialogProps, 'onChanged'> {
  readonly linkId: string;
}

/** Shows the document that the corporation signed, with a download. */
export function SignedPdfDialog({ linkId, signing, returnFocusTo, onClose }: SignedPdfDialogProps): ReactElement {
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
              <Dialog.Title overflowWrap="anywhere">{signing.corporationName}</Dialog.Title>
              <Button size="sm" onClick={onClose}>
                <FormattedMessage id="corporations.close" />
              </Button>
            </Flex>
            <SubmittedValues signing={signing} />
            <SignedPdfNote note={signing.signedPdfNote} />
            <ProtectedPdf
              path={corporationPdfPath(linkId, signing.id)}
              title={signing.corporationName}
              fileName={`${signing.reference}-signed.pdf`}
              lang={Language[signing.language]}
              height="calc(100dvh - 11rem)"
              startPage="last"
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
