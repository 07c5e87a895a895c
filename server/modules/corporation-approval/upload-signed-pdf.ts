import { SIGNED_PDF_MAX_BYTES } from '#rules/upload.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/corporation/corporation-signing.entity.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/corporation/own-corporation-signing.ts';
import { SignedPdfUpload } from '#server/modules/corporation/signed-pdf-upload.entity.ts';
import { fingerprint } from '#server/modules/document/fingerprint.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import { refuseUnsigned } from './refuse-unsigned.ts';

/** Where the signed document belongs: the link's public id and the signing's id. */
export interface SignedPdfPlace {
  readonly linkId: string;
  readonly id: string;
}

/** A file that is still arriving; it is read only once the upload is known to be allowed. */
export interface UploadSignedPdfInput extends SignedPdfPlace {
  readonly readFile: () => Promise<Uint8Array>;
}

/**
 * Stores the document that the corporation signed and returned. It replaces an earlier one, which stays stored. Errors:
 * those of `getChangeableCorporationSigning` and of reading the file, `not_ready_to_sign` when the signing is deleted,
 * `file_too_large`, `not_pdf` with `reason`; `bad_request_parameter` with `pdf` and the reason `unsigned` for the very
 * document that was mailed to be signed.
 */
export async function uploadSignedPdf(
  ctx: AppContext,
  { linkId, id, readFile }: UploadSignedPdfInput,
): Promise<CorporationSigning> {
  const { actor, link, ...own } = await getChangeableCorporationSigning(ctx, id);
  if (link.linkId !== linkId) {
    throw new AppError('no_permission');
  }
  requireUploadable(own.signing);
  const { bytes } = await checkPdf(await readFile(), SIGNED_PDF_MAX_BYTES);
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireUploadable(signing);
    refuseUnsigned(signing, await fingerprint(bytes));
    const replacedSha256 = signing.signedPdf?.sha256 ?? '';
    const document = await storeDocument(tx.em, { bytes, createdAt: ctx.now() });
    const uploadedAt = ctx.now();
    tx.em.create(SignedPdfUpload, { corporationSigning: signing, document, uploadedAt });
    Object.assign(signing, { signedPdf: document, pdfUploadedAt: uploadedAt });
    const details = { documentSha256: document.sha256, replacedSha256 };
    tx.audit({ action: 'SIGNED_PDF_UPLOADED', actor, link: signing.link, subject: signing.id, details });
    return signing;
  });
}

function requireUploadable(signing: CorporationSigning): void {
  requireState(signing, CorporationSigningState.UNCOMPLETED, CorporationSigningState.COMPLETED);
}
