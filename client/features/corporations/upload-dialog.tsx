import { Box, Button, Dialog, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileDrop } from '#client/components/file-drop.tsx';
import { DialogFrame } from '#client/components/form/dialog-frame.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import { useReplacementReason } from './use-replacement-reason.ts';
import { type Upload, useUpload } from './use-upload.ts';

interface UploadDialogProps extends CorporationDialogProps {
  readonly linkId: string;
}

/**
 * Takes the document that the corporation returned signed; an earlier one is replaced. After the approval the
 * administrator is mailed the reason, so it is asked for first.
 */
export function UploadDialog({ linkId, signing, returnFocusTo, onClose, onChanged }: UploadDialogProps): ReactElement {
  const upload = useUpload(linkId, signing.id, () => {
    onClose();
    onChanged();
  });
  const reason = useReplacementReason();
  const isApproved = signing.state === 'COMPLETED';
  const isBusy = upload.part !== undefined;
  const handleFile = (file: File) => {
    if (!isApproved) {
      void upload.send(file);
    } else if (reason.check()) {
      void upload.send(file, reason.input.value.trim());
    }
  };
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
            <FormattedMessage id={textId(signing)} />
          </Text>
          {isApproved && (
            <TextAreaField
              input={reason.input}
              label={<FormattedMessage id="corporations.upload.reason" />}
              help={<FormattedMessage id="corporations.upload.reason.help" />}
            />
          )}
          <FileDrop
            id="signed-pdf"
            accept="application/pdf,.pdf"
            label={<FormattedMessage id="corporations.upload.label" />}
            help={<FormattedMessage id="corporations.upload.help" />}
            aria-describedby="signed-pdf-problem"
            onFile={handleFile}
          />
          <UploadOutcome upload={upload} />
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

/** How far the upload is, or why the last file was refused. */
function UploadOutcome({ upload }: { readonly upload: Pick<Upload, 'part' | 'problem'> }): ReactElement {
  const intl = useIntl();
  return (
    <>
      {upload.part !== undefined && (
        <ProgressBar label={intl.formatMessage({ id: 'corporations.upload.progress' })} part={upload.part} />
      )}
      <Box as="output" id="signed-pdf-problem" color="danger" fontSize="sm" fontWeight="medium">
        {upload.problem}
      </Box>
    </>
  );
}

function textId({ state, pdfUploadedAt }: UploadDialogProps['signing']) {
  if (state === 'COMPLETED') {
    return 'corporations.upload.approved';
  }
  return pdfUploadedAt ? 'corporations.upload.again' : 'corporations.upload.text';
}
