import { Box, Button, Dialog, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileDrop } from '#client/components/file-drop.tsx';
import { DialogFrame } from '#client/components/form/dialog-frame.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import { useUpload } from './use-upload.ts';

interface UploadDialogProps extends CorporationDialogProps {
  readonly linkId: string;
}

/** Takes the document that the corporation returned signed; an earlier one is replaced. */
export function UploadDialog({ linkId, signing, returnFocusTo, onClose, onChanged }: UploadDialogProps): ReactElement {
  const intl = useIntl();
  const upload = useUpload(linkId, signing.id, () => {
    onClose();
    onChanged();
  });
  const isBusy = upload.part !== undefined;
  const handleClose = () => {
    if (!isBusy) {
      onClose();
    }
  };
  return (
    <DialogFrame
      isEntry
      title={<FormattedMessage id="corporations.upload.title" values={{ name: signing.corporationName }} />}
      returnFocusTo={returnFocusTo}
      onClose={handleClose}
    >
      <Dialog.Body>
        <Stack gap="4" mt="2">
          <Text>
            <FormattedMessage id={signing.pdfUploadedAt ? 'corporations.upload.again' : 'corporations.upload.text'} />
          </Text>
          <FileDrop
            id="signed-pdf"
            accept="application/pdf,.pdf"
            label={<FormattedMessage id="corporations.upload.label" />}
            help={<FormattedMessage id="corporations.upload.help" />}
            aria-describedby="signed-pdf-problem"
            onFile={(file) => void upload.send(file)}
          />
          {upload.part !== undefined && (
            <ProgressBar label={intl.formatMessage({ id: 'corporations.upload.progress' })} part={upload.part} />
          )}
          <Box as="output" id="signed-pdf-problem" color="accent" fontSize="sm" fontWeight="medium">
            {upload.problem}
          </Box>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button aria-disabled={isBusy} onClick={handleClose}>
          <FormattedMessage id="app.dialog.cancel" />
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
