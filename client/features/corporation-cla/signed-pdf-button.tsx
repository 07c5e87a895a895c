import { Box, Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { useRest } from '#client/apollo/rest.ts';
import { FailureNotice } from '#client/components/failure-notice.tsx';
import { Icon } from '#client/components/icons.tsx';
import { saveFile } from '#client/components/save-file.ts';

const PATH = '/api/v1/corporation-pdf';

interface SignedPdfButtonProps {
  readonly fileName: string;
}

/** Downloads the document as signed and stamped by the corporation, which only this session may read. */
export function SignedPdfButton({ fileName }: SignedPdfButtonProps): ReactElement {
  const { fetchFile } = useRest();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const download = async () => {
    if (isBusy) {
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const answer = await fetchFile(PATH);
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
        <FormattedMessage id={isBusy ? 'corporationCla.downloading' : 'corporationCla.download'} />
      </Button>
      {failure !== undefined && (
        <Box mt="3">
          <FailureNotice failure={failure} onRetry={() => void download()} />
        </Box>
      )}
    </>
  );
}
