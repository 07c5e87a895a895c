import { Box, Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProtectedPdf } from '../pdf-view/protected-pdf.tsx';
import { type CheckedDocument, claUploadPath } from './cla-source.ts';

interface ClaPreviewProps {
  readonly document: CheckedDocument;
  readonly title: string;
  readonly lang: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shows the text of a CLA in a dialog, as its signers will read it. */
export function ClaPreview({ document, title, lang, isOpen, onClose }: ClaPreviewProps): ReactElement {
  return (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => !open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems="flex-start">
          <Dialog.Content maxWidth="page" p={{ base: '4', md: '6' }}>
            <Dialog.Title>{title}</Dialog.Title>
            <Box mt="4">
              <ProtectedPdf
                path={claUploadPath(document)}
                title={title}
                fileName={`cla-${document.sha256.slice(0, 8)}.pdf`}
                lang={lang}
                height="calc(100dvh - 14rem)"
              />
            </Box>
            <Dialog.Footer mt="4">
              <Button onClick={onClose}>
                <FormattedMessage id="app.close" />
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
