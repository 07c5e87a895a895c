import type { PdfRefusal } from './pdf-refusal.ts';

/**
 * What is special about a file that is accepted. `structure`: readers have to repair it, and may do so in different
 * ways. `form`: it has a second, inactive description of its pages (XFA), which some readers show. `formats`: fields
 * are formatted by Acrobat's own functions, which our pages do not run.
 */
export type PdfNote = 'structure' | 'form' | 'formats';

/** The result of an inspection: why the file is refused, or the bytes to keep. */
export type PdfInspection =
  | { readonly refusal: PdfRefusal }
  | { readonly pages: number; readonly bytes: Uint8Array; readonly note: PdfNote | null };
