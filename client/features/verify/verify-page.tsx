import { Box, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { FileDrop } from '#client/components/file-drop.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useVerifyDocumentQuery, useVerifyReferenceQuery } from '#generated/hooks.ts';
import { verifyPath } from '#rules/paths.ts';
import { BundleNotice } from './bundle-notice.tsx';
import { readDocument, type ReadDocument } from './read-document.ts';
import { ReferenceForm } from './reference-form.tsx';
import { VerificationAnswer } from './verification-answer.tsx';
import { VerifierDetails } from './verifier-details.tsx';

const FRESH = { fetchPolicy: 'network-only', context: { handledCodes: 'all' } } as const;

/**
 * Shows whether a document is genuine and still counts: a dropped file, or that of the reference in the address. The
 * answer comes first, because most visitors follow the link of a document.
 */
export function VerifyPage(): ReactElement {
  const { reference } = useParams();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadDocument>();
  const [isUnreadable, setUnreadable] = useState(false);
  const latest = useRef<File>(undefined);

  const handleFile = async (file: File) => {
    latest.current = file;
    const read = await readDocument(file).catch(() => undefined);
    // A large file may be read only after a smaller one that was dropped later.
    if (latest.current !== file) {
      return;
    }
    setUnreadable(read === undefined);
    setChosen(read);
    window.scrollTo(0, 0);
  };
  const handleAsk = (asked: string) => {
    latest.current = undefined;
    setUnreadable(false);
    setChosen(undefined);
    void navigate(verifyPath(asked));
    window.scrollTo(0, 0);
  };
  return (
    <Page maxWidth="measure">
      <PageTitle>
        <FormattedMessage id="verify.title" />
      </PageTitle>
      <Box mt="6" mb="10" aria-live="polite">
        {isUnreadable && <Notice tone="danger" title={<FormattedMessage id="verify.unreadable" />} />}
        {chosen !== undefined && <FileAnswer key={`${chosen.name} ${chosen.sha256}`} document={chosen} />}
        {chosen === undefined && !isUnreadable && reference !== undefined && <ReferenceAnswer reference={reference} />}
        {chosen === undefined && !isUnreadable && reference === undefined && (
          <Text fontSize="lg">
            <FormattedMessage id="verify.intro" />
          </Text>
        )}
      </Box>
      <FileDrop
        id="verify-file"
        accept="application/pdf,application/zip,.pdf,.zip"
        label={<FormattedMessage id="verify.file" />}
        onFile={(file) => void handleFile(file)}
      />
      <Text mt="3" fontSize="sm" color="fg.muted">
        <FormattedMessage id="verify.private" />
      </Text>
      <Box mt="6">
        <ReferenceForm asked={reference} onAsk={handleAsk} />
      </Box>
      <VerifierDetails />
    </Page>
  );
}

function FileAnswer({ document }: { readonly document: ReadDocument }): ReactElement {
  const { bundle } = document;
  return (
    <>
      {bundle !== undefined && (
        <Box mb="8">
          <BundleNotice finding={bundle} />
          <Text mt="6">
            <FormattedMessage id="verify.bundle.document" />
          </Text>
        </Box>
      )}
      <DocumentAnswer document={document} />
    </>
  );
}

function DocumentAnswer({ document }: { readonly document: ReadDocument }): ReactElement {
  const { data, error, refetch } = useVerifyDocumentQuery({ variables: { sha256: document.sha256 }, ...FRESH });
  if (data === undefined) {
    return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return <VerificationAnswer verification={data.verifyDocument} document={document} />;
}

function ReferenceAnswer({ reference }: { readonly reference: string }): ReactElement {
  const { data, error, refetch } = useVerifyReferenceQuery({ variables: { reference }, ...FRESH });
  if (data === undefined) {
    return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return <VerificationAnswer verification={data.verifyReference} asked={reference} />;
}
