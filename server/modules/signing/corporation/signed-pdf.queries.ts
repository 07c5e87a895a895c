import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readDocument, type StoredDocument } from '#server/modules/document/read-document.ts';
import { ManagerRole } from '#server/modules/manager/manager.entity.ts';
import { requireCorporationManager } from '#server/modules/session/authorize.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { getOwnCorporationSigning } from './own-corporation-signing.ts';
import type { SignedPdfPlace } from './upload-signed-pdf.ts';

/** A document and the name to save it under. */
type SignedPdfFile = StoredDocument & { readonly filename: string };

/**
 * The signed document of a corporation and the name to save it under, in any state of the signing. Errors: those of
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
 * The same of the viewer's own corporation, for its administrator. Errors: those of `requireCorporationManager`,
 * `unuploaded`.
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
