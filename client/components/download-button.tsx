import { Box, Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { useRest } from '#client/apollo/rest.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Icon } from './icons.tsx';
import { saveFile } from './save-file.ts';

interface DownloadButtonProps {
  /** Path over REST. */
  readonly path: string;
  readonly fileName: string;
  readonly labelId: MessageId;
}

/** Downloads a file that only this session may read. */
export function DownloadButton({ path, fileName, labelId }: DownloadButtonProps): ReactElement {
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
    } else {
      setFailure(answer.failure);
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
