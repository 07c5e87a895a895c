/** Content that a PDF must not have if others are to open it. */
export type ForbiddenContent = 'script' | 'launch' | 'embedded_file' | 'form';

/**
 * Why a PDF is refused. `form`: its text is a dynamic form, which few readers show. `too_fine`: its pictures are larger
 * than a reader should have to hold. `too_complex`: it cannot be checked within the limits. `signature`: a CLA that
 * would have to be rewritten, which would break its digital signature.
 */
export type PdfRefusal =
  | ForbiddenContent
  | 'encrypted'
  | 'damaged'
  | 'no_pages'
  | 'too_fine'
  | 'too_complex'
  | 'signature';

/** Ends an inspection. */
export class PdfRefusalError extends Error {
  readonly refusal: PdfRefusal;

  constructor(refusal: PdfRefusal) {
    super(`the file is refused: ${refusal}`);
    this.refusal = refusal;
  }
}
