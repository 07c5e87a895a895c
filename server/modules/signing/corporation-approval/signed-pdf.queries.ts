import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import { readDocument, type StoredDocument } from '#server/modules/ground/document/read-document.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { getOwnCorporationSigning } from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { SignedPdfNote, SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { DOCUMENT_RETRY_SECONDS } from '#server/modules/signing/signing/signed-document.queries.ts';
import type { SignedPdfPlace } from './upload-signed-pdf.ts';

/** Whether the document is asked for with its seal or as it was uploaded. */
export interface SealChoice {
  readonly sealed: boolean;
}

type SignedPdfChoice = SignedPdfPlace & SealChoice;

type SignedPdfFile = StoredDocument & { readonly filename: string };

/**
 * Reads a corporation's signed document, in any state of the signing, and the name to save it under. Errors: those of
 * `getOwnCorporationSigning`, `unuploaded` when there is none; sealed also `document_not_ready` with `retryAfter` while
 * it is being sealed, `not_found` when it is not, because it is not approved, has a digital signature of its
 * own, or a faulty structure.
 */
export async function readSignedPdf(ctx: AppContext, { linkId, id, sealed }: SignedPdfChoice): Promise<SignedPdfFile> {
  const { signing, link } = await getOwnCorporationSigning(ctx, id);
  if (link.linkId !== linkId) {
    throw new AppError('no_permission');
  }
  return sealed ? toSealedFile(ctx, signing) : toFile(ctx, signing);
}

/**
 * Reads the signed document of the viewer's own corporation, for its administrator. Errors: those of
 * `requireCorporationManager`, and as `readSignedPdf`.
 */
export async function readOwnSignedPdf(ctx: AppContext, { sealed }: SealChoice): Promise<SignedPdfFile> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  const signing = manager.corporationSigning.$;
  return sealed ? toSealedFile(ctx, signing) : toFile(ctx, signing);
}

async function toFile(ctx: AppContext, signing: CorporationSigning): Promise<SignedPdfFile> {
  const { sha256 } = requireUploaded(signing);
  return { ...(await readDocument(ctx.em, sha256)), filename: `${signing.reference}-signed.pdf` };
}

async function toSealedFile({ em }: AppContext, signing: CorporationSigning): Promise<SignedPdfFile> {
  const { sha256: document } = requireUploaded(signing);
  const newestFirst = { orderBy: { uploadedAt: 'desc' }, limit: 1 } as const;
  const [upload] = await em.find(SignedPdfUpload, { corporationSigning: signing, document }, newestFirst);
  if (upload?.sealedDocument) {
    return {
      ...(await readDocument(em, upload.sealedDocument.sha256)),
      filename: `${signing.reference}-sealed.pdf`,
    };
  }
  const isNeverSealed = upload?.hasSignature !== false || upload.note === SignedPdfNote.STRUCTURE;
  if (signing.state !== CorporationSigningState.COMPLETED || isNeverSealed) {
    throw new AppError('not_found');
  }
  throw new AppError('document_not_ready', { retryAfter: DOCUMENT_RETRY_SECONDS });
}

function requireUploaded({ signedPdf }: CorporationSigning): NonNullable<CorporationSigning['signedPdf']> {
  if (!signedPdf) {
    throw new AppError('unuploaded');
  }
  return signedPdf;
}
