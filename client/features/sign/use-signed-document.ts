import { ownPath } from '#client/components/own-path.ts';
import { useRepeatedLook } from '#client/components/use-repeated-look.ts';
import type { DocumentMailState } from '#generated/graphql.ts';
import { useSignedDocumentQuery } from '#generated/hooks.ts';

/** The document is derived right after the signing, usually within a second; `late` if it takes much longer. */
export type SignedDocument =
  | { readonly status: 'preparing' | 'late' }
  | {
      readonly status: 'ready';
      readonly path: string;
      readonly sha256: string;
      /** The state of its mail; null once that was deleted. */
      readonly mail: DocumentMailState | null;
    };

/** Waits for the document of a signing. */
export function useSignedDocument(token: string): SignedDocument {
  const { data, refetch } = useSignedDocumentQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  const { documentUrl = '', documentSha256, documentMail = null } = data?.signedDocument ?? {};
  const isUnderWay = !documentSha256 || documentMail === 'WAITING';
  const isLate = useRepeatedLook(isUnderWay, refetch);

  if (documentSha256) {
    return { status: 'ready', path: ownPath(documentUrl), sha256: documentSha256, mail: documentMail };
  }
  return { status: isLate ? 'late' : 'preparing' };
}

/** Whether the document will not come by mail. */
export function isAmiss(mail: DocumentMailState | null): mail is 'REFUSED' | 'WITHOUT_DOCUMENT' {
  return mail === 'REFUSED' || mail === 'WITHOUT_DOCUMENT';
}
