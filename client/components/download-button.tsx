import { Box, Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Icon } from './icons.tsx';
import { type DownloadedFile, useDownload } from './use-download.ts';

interface DownloadButtonProps extends DownloadedFile {
  readonly labelId: MessageId;
}

/** Downloads a file that only this session may read. */
export function DownloadButton({ labelId, ...file }: DownloadButtonProps): ReactElement {
  const [failure, setFailure] = useState<Failure>();
  const { isBusy, start } = useDownload(file, setFailure);
  return (
    <>
      <Button size="sm" aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void start()}>
        <Icon name="download" />
        <FormattedMessage id={isBusy ? 'app.downloading' : labelId} />
      </Button>
      {failure !== undefined && (
        <Box mt="3">
          <FailureNotice failure={failure} onRetry={() => void start()} />
        </Box>
      )}
    </>
  );
}
