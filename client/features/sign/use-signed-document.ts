import { skipToken } from '@apollo/client/react';
import { ownPath } from '#client/components/own-path.ts';
import { useRepeatedLook } from '#client/components/use-repeated-look.ts';
import { useSignedDocumentQuery } from '#generated/hooks.ts';

/** The document is derived right after the signing, usually within a second; `late` if it takes much longer. */
export type SignedDocument =
  | { readonly status: 'preparing' | 'late' }
  | { readonly status: 'ready'; readonly path: string; readonly sha256: string };

/** Waits for the document of a signing; undefined if it only comes by mail. */
export function useSignedDocument(token: string | undefined): SignedDocument | undefined {
  const { data, refetch } = useSignedDocumentQuery(
    token === undefined
      ? skipToken
      : { variables: { token }, fetchPolicy: 'network-only', context: { handledCodes: 'all' } },
  );
  const { documentUrl = '', documentSha256 } = data?.signedDocument ?? {};
  const isLate = useRepeatedLook(token !== undefined && !documentSha256, refetch);

  if (token === undefined) {
    return undefined;
  }
  if (documentSha256) {
    return { status: 'ready', path: ownPath(documentUrl), sha256: documentSha256 };
  }
  return { status: isLate ? 'late' : 'preparing' };
}
