import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readDocument, type StoredDocument } from '#server/modules/document/read-document.ts';
import { getOwnCorporationSigning } from './own-corporation-signing.ts';
import type { SignedPdfPlace } from './upload-signed-pdf.ts';

/**
 * The signed document of a corporation and the name to save it under, in any state of the signing. Errors: those of
 * `getOwnCorporationSigning`, `unuploaded` when there is none.
 */
export async function readSignedPdf(
  ctx: AppContext,
  { linkId, id }: SignedPdfPlace,
): Promise<StoredDocument & { filename: string }> {
  const { signing, link } = await getOwnCorporationSigning(ctx, id);
  if (link.linkId !== linkId) {
    throw new AppError('no_permission');
  }
  if (!signing.signedPdf) {
    throw new AppError('unuploaded');
  }
  return { ...(await readDocument(ctx.em, signing.signedPdf.sha256)), filename: `${signing.reference}-signed.pdf` };
}
