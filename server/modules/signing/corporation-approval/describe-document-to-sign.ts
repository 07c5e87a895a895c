import type { AppContext } from '#server/context.ts';
import { countPages } from '#server/integrations/pdf/count-pages.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { getOwnCorporationSigning } from '#server/modules/signing/corporation/own-corporation-signing.ts';

/** The document that a corporation was sent to sign. */
export interface DocumentToSign {
  /** Null where there is none, as for an imported signing. */
  readonly pages: number | null;
}

/**
 * Describes the document that a corporation was sent to sign, to compare with the signed one. Errors: those of
 * `getOwnCorporationSigning`.
 */
export async function describeDocumentToSign(ctx: AppContext, id: string): Promise<DocumentToSign> {
  const { signing } = await getOwnCorporationSigning(ctx, id);
  const sha256 = signing.document?.sha256;
  if (sha256 === undefined) {
    return { pages: null };
  }
  const { bytes } = await readDocument(ctx.em, sha256);
  return { pages: await countPages(ctx.deps.threads, bytes) };
}
