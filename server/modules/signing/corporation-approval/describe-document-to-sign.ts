import type { AppContext } from '#server/context.ts';
import { countPages } from '#server/integrations/pdf/count-pages.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
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
  return { pages: await countPagesToSign(ctx, signing) };
}

/** Counts the pages of the document that a corporation was sent to sign; null where there is none. */
export async function countPagesToSign(ctx: AppContext, { document }: CorporationSigning): Promise<number | null> {
  if (!document) {
    return null;
  }
  const { bytes } = await readDocument(ctx.em, document.sha256);
  return countPages(ctx.deps.threads, bytes);
}
