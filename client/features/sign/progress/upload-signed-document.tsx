import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileDrop } from '#client/components/file-drop.tsx';
import { PageCountNotice } from '#client/components/page-count-notice.tsx';
import { PdfView } from '#client/components/pdf-view/pdf-view.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { usePdfUpload } from '#client/components/use-pdf-upload.ts';
import type { CorporationProgressQuery } from '#generated/graphql.ts';
import { usePagesToSignQuery } from '#generated/hooks.ts';
import { corporationUploadPath } from '#rules/paths.ts';
import { FormDownload } from './form-download.tsx';
import { type Chosen, useChosenFile } from './use-chosen-file.ts';

interface UploadSignedDocumentProps {
  readonly uploadKey: string;
  readonly progress: CorporationProgressQuery['corporationProgress'];
  /** Whether the document to sign takes much longer than usual. */
  readonly isFormLate: boolean;
  /** The document has arrived, or the signing may have changed. */
  readonly onChanged: () => void;
}

/**
 * Offers the document to sign and takes it back signed: choose, review, then send. The file stays here until it has arrived, so an interrupted
 * upload is tried again with one click.
 */
export function UploadSignedDocument(props: UploadSignedDocumentProps): ReactElement {
  const { uploadKey, progress, isFormLate } = props;
  const [chosen, setChosen] = useChosenFile();
  const { part, problem, failed, check, handleSend } = useSending(props);
  return (
    <>
      <FormDownload uploadKey={uploadKey} progress={progress} isNext={chosen === undefined} isLate={isFormLate} />
      <Box as="section" mt="8">
        <Heading as="h2" size="xl" mb="3">
          <FormattedMessage id="sign.progress.upload" />
        </Heading>
        <Stack gap="4">
          <Text>
            <FormattedMessage id="sign.progress.upload.text" />
          </Text>
          {chosen === undefined ? (
            <FileDrop
              id="signed-document"
              accept="application/pdf,.pdf"
              label={<FormattedMessage id="sign.progress.upload.choose" />}
              help={<FormattedMessage id="sign.progress.upload.help" />}
              aria-describedby="signed-document-problem"
              onFile={(file) => setChosen(check(file) ? file : undefined)}
            />
          ) : (
            <ChosenFile
              {...chosen}
              part={part}
              failed={failed}
              uploadKey={uploadKey}
              community={progress.community}
              onSend={() => void handleSend(chosen.file)}
              onReplace={() => setChosen(undefined)}
            />
          )}
          <Box as="output" id="signed-document-problem" color="danger" fontSize="sm" fontWeight="medium">
            {problem}
          </Box>
          <Text fontSize="sm" color="fg.muted">
            <FormattedMessage
              id="sign.progress.upload.until"
              values={{ until: <TimePoint value={progress.expiresAt} isShort /> }}
            />
          </Text>
        </Stack>
      </Box>
    </>
  );
}

/** Sends the file, and tells of it. */
function useSending({ uploadKey, onChanged }: UploadSignedDocumentProps) {
  const intl = useIntl();
  const { part, problem, isFileRefused, check, send } = usePdfUpload(
    corporationUploadPath(uploadKey),
    'sign.progress.upload.unsigned',
  );
  const handleSend = async (file: File) => {
    if (part !== undefined) {
      return;
    }
    if (await send(file)) {
      showToast(intl.formatMessage({ id: 'sign.progress.upload.done' }));
    }
    // Also after a failure: the file may have arrived although its answer has not.
    onChanged();
  };
  const failed = isFileRefused ? ('file' as const) : ('upload' as const);
  return { part, problem, failed: problem === undefined ? undefined : failed, check, handleSend };
}

interface ChosenFileProps extends Chosen {
  /** Fraction of the file sent; undefined while nothing is being sent. */
  readonly part: number | undefined;
  /** What failed: the upload, which can be tried again, or the file itself, which has to be another. */
  readonly failed: 'upload' | 'file' | undefined;
  readonly uploadKey: string;
  readonly community: string;
  readonly onSend: () => void;
  readonly onReplace: () => void;
}

/** The file as the community will see it, before it is sent. */
function ChosenFile({ file, url, part, failed, uploadKey, community, ...on }: ChosenFileProps): ReactElement {
  const intl = useIntl();
  const [pages, setPages] = useState<number>();
  const { data } = usePagesToSignQuery({
    variables: { key: uploadKey },
    fetchPolicy: 'no-cache',
    context: { handledCodes: 'all' },
  });
  const ref = useFocusOn<HTMLParagraphElement>(1);
  const isBusy = part !== undefined;
  return (
    <>
      <Text ref={ref} tabIndex={-1} outline="none" fontWeight="medium" overflowWrap="anywhere">
        <FormattedMessage id="sign.progress.upload.check" values={{ name: file.name, community }} />
      </Text>
      <PdfView url={url} title={file.name} fileName={file.name} height="70vh" startPage="last" onCount={setPages} />
      <PageCountNotice pages={pages} expected={data?.corporationProgress.formPages} />
      {isBusy && <ProgressBar label={intl.formatMessage({ id: 'sign.progress.upload.sending' })} part={part} />}
      <Flex gap="3" wrap="wrap">
        {failed !== 'file' && (
          <Button variant="solid" aria-disabled={isBusy} onClick={on.onSend}>
            <FormattedMessage id={failed === 'upload' ? 'sign.progress.upload.again' : 'sign.progress.upload.send'} />
          </Button>
        )}
        <Button
          variant={failed === 'file' ? 'solid' : 'outline'}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : on.onReplace}
        >
          <FormattedMessage id="sign.progress.upload.other" />
        </Button>
      </Flex>
    </>
  );
}
