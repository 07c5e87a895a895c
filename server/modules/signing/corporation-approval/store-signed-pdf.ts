import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hasSignature } from '#server/integrations/pdf/has-signature.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { type SignedPdfNote, SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';

/** A signed document that was checked, and who brought it. */
interface NewSignedPdf {
  /** Locked. */
  readonly signing: CorporationSigning;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly note: SignedPdfNote | null;
  readonly uploadedBy: string;
  /** Why it replaces an earlier one; null when no reason was given. */
  readonly reason: string | null;
  readonly actor: Actor;
}

/**
 * Makes a file the signed document of a signing, byte for byte; an earlier one stays stored. Error: `unuploaded` with
 * `pdf` and the reason `unsigned` for the document that was mailed to be signed: signing it, on paper or digitally,
 * changes its bytes. Clients of the earlier service have a fitting text for the code.
 */
export async function storeSignedPdf(
  ctx: AppContext,
  tx: Change,
  { signing, bytes, sha256, note, uploadedBy, reason, actor }: NewSignedPdf,
): Promise<SignedPdfUpload> {
  if (signing.document?.sha256 === sha256) {
    throw new AppError('unuploaded', { field: 'pdf', reason: 'unsigned' });
  }
  const replacedSha256 = signing.signedPdf?.sha256 ?? '';
  const document = await storeDocument(tx.em, { bytes, createdAt: ctx.now() });
  const uploadedAt = ctx.now();
  const upload = tx.em.create(SignedPdfUpload, {
    id: crypto.randomUUID(),
    corporationSigning: signing,
    document,
    uploadedAt,
    uploadedBy,
    reason,
    hasSignature: hasSignature(bytes),
    note,
  });
  Object.assign(signing, { signedPdf: document, pdfUploadedAt: uploadedAt, signedPdfNote: note });
  const details = { documentSha256: document.sha256, replacedSha256 };
  tx.audit({ action: 'SIGNED_PDF_UPLOADED', actor, link: signing.link, subject: signing.id, details });
  return upload;
}
