import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ManagerRole } from '#server/modules/account/manager.entity.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { getOwnCorporationSigning } from '#server/modules/corporation/own-corporation-signing.ts';
import { readDocument, type StoredDocument } from '#server/modules/document/read-document.ts';
import { requireCorporationManager } from '#server/modules/session/authorize.ts';
import type { SignedPdfPlace } from './upload-signed-pdf.ts';

type SignedPdfFile = StoredDocument & { readonly filename: string };

/**
 * Reads a corporation's signed document, in any state of the signing, and the name to save it under. Errors: those of
 * `getOwnCorporationSigning`, `unuploaded` when there is none.
 */
export async function readSignedPdf(ctx: AppContext, { linkId, id }: SignedPdfPlace): Promise<SignedPdfFile> {
  const { signing, link } = await getOwnCorporationSigning(ctx, id);
  if (link.linkId !== linkId) {
    throw new AppError('no_permission');
  }
  return toFile(ctx, signing);
}

/**
 * Reads the signed document of the viewer's own corporation, for its administrator. Errors: those of
 * `requireCorporationManager`, `unuploaded`.
 */
export async function readOwnSignedPdf(ctx: AppContext): Promise<SignedPdfFile> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  return toFile(ctx, manager.corporationSigning.$);
}

async function toFile(ctx: AppContext, signing: CorporationSigning): Promise<SignedPdfFile> {
  if (!signing.signedPdf) {
    throw new AppError('unuploaded');
  }
  return { ...(await readDocument(ctx.em, signing.signedPdf.sha256)), filename: `${signing.reference}-signed.pdf` };
}
