import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { toDocumentParagraphs, type TextRun } from '#rules/pdf-paragraphs.ts';
import { requireModestStreams } from './inflated-size.ts';
import { ObjectReader } from './pdf-objects.ts';

/** Maximum number of characters kept of a document: several hundred pages. */
export const TEXT_MAX_CHARACTERS = 500_000;

const PACKAGE = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

/** Character maps come from the package; fonts are never drawn. */
const OPTIONS = {
  verbosity: VerbosityLevel.ERRORS,
  cMapUrl: `${join(PACKAGE, 'cmaps')}/`,
  cMapPacked: true,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
};

/**
 * Returns the text of a PDF as paragraphs in reading order; none when it has no text, is damaged, has oversized streams
 * (`requireModestStreams`) or more than `TEXT_MAX_CHARACTERS`. Runs as long as the file makes it, so use
 * `extractPdfText`.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string[]> {
  try {
    // Documents stored before this check existed may violate it.
    const context = await new ObjectReader(bytes).readAll();
    requireModestStreams(context.enumerateIndirectObjects().map(([, object]) => object));
    const paragraphs = toDocumentParagraphs(await readPages(bytes))
      .map(storable)
      .filter((text) => text !== '');
    return paragraphs.join('').length > TEXT_MAX_CHARACTERS ? [] : paragraphs;
  } catch {
    return [];
  }
}

async function readPages(bytes: Uint8Array): Promise<TextRun[][]> {
  // pdf.js takes ownership of its data, so it gets a copy.
  const loading = getDocument({ ...OPTIONS, data: Uint8Array.from(bytes) });
  try {
    const pdf = await loading.promise;
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(items.flatMap((item) => ('str' in item ? [item] : [])));
    }
    return pages;
  } finally {
    await loading.destroy();
  }
}

/** Removes what a database refuses: control characters and lone surrogates. */
function storable(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
    .trim();
}
