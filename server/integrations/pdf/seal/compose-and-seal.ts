import { drawSignaturePage, type SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import { sealPdf, type SealText } from './seal-pdf.ts';
import { openSigner, type SealKey } from './signer.ts';

/** A PDF to seal, after the signature page is appended to it if there is one. */
export interface SealTask extends SealText {
  readonly pdf: Uint8Array;
  readonly page: SignaturePage | undefined;
  readonly key: SealKey;
}

/**
 * Appends the signature page, if any, and seals. The result begins with the PDF's own bytes. Blocks its thread: use
 * `Sealer`. Errors: those of `drawSignaturePage` and `sealPdf`.
 */
export async function composeAndSeal({ pdf, page, key, ...text }: SealTask): Promise<Uint8Array> {
  const composed = page === undefined ? pdf : await drawSignaturePage({ cla: pdf, page });
  return sealPdf(composed, openSigner(key), text);
}
