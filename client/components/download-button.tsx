import { Box, Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { useRest } from '#client/apollo/rest.ts';
import { errorText } from '#client/i18n/error-text.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Icon } from './icons.tsx';
import { useIsShown } from './reader-place.ts';
import { saveFile } from './save-file.ts';
import { showWarning } from './toast.ts';

interface DownloadButtonProps {
  /** Path over REST. */
  readonly path: string;
  readonly fileName: string;
  readonly labelId: MessageId;
}

/** Downloads a file that only this session may read. If it fails after the user has left the page, a toast says so. */
export function DownloadButton({ path, fileName, labelId }: DownloadButtonProps): ReactElement {
  const intl = useIntl();
  const isShown = useIsShown();
  const { fetchFile } = useRest();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const download = async () => {
    if (isBusy) {
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const answer = await fetchFile(path);
    setBusy(false);
    if (answer.failure === undefined) {
      saveFile(fileName, answer.data);
    } else if (isShown()) {
      setFailure(answer.failure);
    } else {
      showWarning(errorText(intl, answer.failure));
    }
  };
  return (
    <>
      <Button size="sm" aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void download()}>
        <Icon name="download" />
        <FormattedMessage id={isBusy ? 'app.downloading' : labelId} />
      </Button>
      {failure !== undefined && (
        <Box mt="3">
          <FailureNotice failure={failure} onRetry={() => void download()} />
        </Box>
      )}
    </>
  );
}
