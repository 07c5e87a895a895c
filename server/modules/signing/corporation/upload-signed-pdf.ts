import { SIGNED_PDF_MAX_BYTES } from '#rules/upload.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import { CorporationSigningState, type CorporationSigning } from './corporation-signing.entity.ts';
import { getOwnCorporationSigning, lockCorporationSigning, requireState } from './own-corporation-signing.ts';

/** Where the signed document belongs, by the link's public id and the signing's id. */
export interface SignedPdfPlace {
  readonly linkId: string;
  readonly id: string;
}

/** A file that is on its way; taking it comes after the question whether it may be uploaded. */
export interface SignedPdfUpload extends SignedPdfPlace {
  readonly readFile: () => Promise<Uint8Array>;
}

/**
 * Stores the document that the corporation has signed and returned; a newer one takes the place of the older, which stays
 * stored (specification §5, design §7). Errors: those of `getOwnCorporationSigning` and of reading the file,
 * `not_ready_to_sign` when the signing is deleted, `file_too_large`, `not_pdf` with `reason`.
 */
export async function uploadSignedPdf(
  ctx: AppContext,
  { linkId, id, readFile }: SignedPdfUpload,
): Promise<CorporationSigning> {
  const { account, link, ...own } = await getOwnCorporationSigning(ctx, id);
  if (link.linkId !== linkId) {
    throw new AppError('no_permission');
  }
  requireUploadable(own.signing);
  const { bytes } = await checkPdf(await readFile(), SIGNED_PDF_MAX_BYTES);
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireUploadable(signing);
    const replacedSha256 = signing.signedPdf?.sha256 ?? '';
    const document = await storeDocument(tx.em, { bytes, createdAt: ctx.now() });
    Object.assign(signing, { signedPdf: document, pdfUploadedAt: ctx.now() });
    const details = { documentSha256: document.sha256, replacedSha256 };
    tx.audit({ action: 'SIGNED_PDF_UPLOADED', actor: account.id, subject: signing.id, details });
    return signing;
  });
}

function requireUploadable(signing: CorporationSigning): void {
  requireState(signing, CorporationSigningState.UNCOMPLETED, CorporationSigningState.COMPLETED);
}
