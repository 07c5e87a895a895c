import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ownPath } from '#client/components/own-path.ts';
import { useSignedDocumentQuery } from '#generated/hooks.ts';

/** Milliseconds before each poll; after about a minute the mail is quicker than this page. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** The document is derived right after the signing, usually within a second; `late` if it takes much longer. */
export type SignedDocument =
  | { readonly status: 'preparing' | 'late' }
  | { readonly status: 'ready'; readonly path: string; readonly sha256: string };

/** Waits for the document of a signing; undefined if it only comes by mail. */
export function useSignedDocument(token: string | undefined): SignedDocument | undefined {
  const [looks, setLooks] = useState(0);
  const { data, refetch } = useSignedDocumentQuery(
    token === undefined
      ? skipToken
      : { variables: { token }, fetchPolicy: 'network-only', context: { handledCodes: 'all' } },
  );
  const { documentUrl = '', documentSha256 } = data?.signedDocument ?? {};
  const isWaiting = token !== undefined && !documentSha256;
  useEffect(() => {
    const pause = PAUSES[looks];
    if (!isWaiting || pause === undefined) {
      return undefined;
    }
    const lookAgain = async () => {
      // A failed poll counts as one that found nothing.
      await refetch().catch(() => undefined);
      setLooks(looks + 1);
    };
    const timer = setTimeout(() => void lookAgain(), pause);
    return () => clearTimeout(timer);
  }, [isWaiting, looks, refetch]);

  if (token === undefined) {
    return undefined;
  }
  if (documentSha256) {
    return { status: 'ready', path: ownPath(documentUrl), sha256: documentSha256 };
  }
  return { status: looks < PAUSES.length ? 'preparing' : 'late' };
}
