import { Box, Skeleton } from '@chakra-ui/react';
import { type ComponentProps, type ReactElement, useEffect, useState } from 'react';
import type { Failure } from '#client/apollo/failure.ts';
import { useRest } from '#client/apollo/rest.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { PdfView } from './pdf-view.tsx';

interface ProtectedPdfProps extends Omit<ComponentProps<typeof PdfView>, 'url'> {
  /** Path of the file, which requires the session's token. */
  readonly path: string;
}

/** A PDF that only this session may read: fetched with the session's token, then shown from memory. */
export function ProtectedPdf({ path, ...view }: ProtectedPdfProps): ReactElement {
  const [attempt, setAttempt] = useState(1);
  return <FetchedPdf key={`${path} ${attempt}`} path={path} onRetry={() => setAttempt(attempt + 1)} {...view} />;
}

function FetchedPdf({ path, onRetry, ...view }: ProtectedPdfProps & { readonly onRetry: () => void }): ReactElement {
  const { fetchFile } = useRest();
  const [url, setUrl] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    const aborter = new AbortController();
    let made: string | undefined;
    const load = async () => {
      const answer = await fetchFile(path, aborter.signal);
      if (aborter.signal.aborted) {
        return;
      }
      if (answer.failure !== undefined) {
        setFailure(answer.failure);
        return;
      }
      made = URL.createObjectURL(answer.data);
      setUrl(made);
    };
    void load();
    return () => {
      aborter.abort();
      if (made !== undefined) {
        URL.revokeObjectURL(made);
      }
    };
  }, [path, fetchFile]);

  if (failure !== undefined) {
    return <FailureNotice failure={failure} onRetry={onRetry} />;
  }
  return url === undefined ? (
    <Box border="hairline" borderRadius="sm" overflow="hidden">
      <Skeleton minHeight="60vh" />
    </Box>
  ) : (
    <PdfView url={url} {...view} />
  );
}
