import {
  beginText,
  degrees,
  endText,
  type PDFDocument,
  type PDFFont,
  type PDFName,
  type PDFPage,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import { AppError } from '#server/errors/app-error.ts';
import { DrawnFonts } from './drawn-fonts.ts';
import type { HeldFont } from './font-files.ts';
import type { Fonts } from './fonts.ts';
import { FONT_FEATURES } from './glyph-cache.ts';
import { type DrawnPiece, type GlyphPiece, glyphPieces } from './glyph-pieces.ts';
import { PALETTE } from './palette.ts';
import { SEAL_MARK } from './seal-mark.ts';
import { type Code, type Mark, SHEET, type Sheet } from './sheet.ts';

const WHITE = rgb(1, 1, 1);

type PageFonts = ReadonlyMap<HeldFont, { readonly key: PDFName; readonly font: PDFFont }>;

interface Paints {
  readonly fonts: Fonts;
  readonly pageFonts: PageFonts;
  readonly drawnFonts: DrawnFonts;
}

/** Paints sheets as new pages at the end of a document. Embeds only the fonts and glyphs in use. */
export async function paintSheets(document: PDFDocument, sheets: readonly Sheet[], fonts: Fonts): Promise<void> {
  const pages = sheets.map((sheet) => ({ sheet, page: addPage(document) }));
  const { context } = document;
  const { snapshot } = context;
  // Everything created from here on is new and always written. Searching for the old version of each object would take
  // longer than all the rest.
  delete context.snapshot;
  const embedded = await embedUsedFonts(document, sheets, fonts);
  const drawnFonts = new DrawnFonts(document);
  for (const { sheet, page } of pages) {
    const keyed = Array.from(
      embedded,
      ([name, font]) => [name, { key: page.node.newFontDictionary(name, font.ref), font }] as const,
    );
    paintSheet(page, sheet, { fonts, pageFonts: new Map(keyed), drawnFonts });
  }
  drawnFonts.finish();
  await document.flush();
  if (snapshot !== undefined) {
    context.snapshot = snapshot;
  }
}

async function embedUsedFonts(
  document: PDFDocument,
  sheets: readonly Sheet[],
  fonts: Fonts,
): Promise<Map<HeldFont, PDFFont>> {
  const lines = sheets.flat().filter((item) => item.kind === 'text');
  const embedded = new Map<HeldFont, PDFFont>();
  const shown = lines.flatMap(({ letters }) => letters.filter((letter) => letter.outline === undefined));
  for (const name of new Set(shown.map(({ font }) => font))) {
    const { bytes, embeddable } = fonts[name];
    document.registerFontkit({ create: () => embeddable });
    embedded.set(name, await document.embedFont(bytes, { subset: true, features: FONT_FEATURES }));
  }
  return embedded;
}

/** Sets crop box and rotation explicitly, because a new page would inherit the document's. */
function addPage(document: PDFDocument): PDFPage {
  const page = document.addPage([SHEET.width, SHEET.height]);
  page.setCropBox(0, 0, SHEET.width, SHEET.height);
  page.setRotation(degrees(0));
  return page;
}

function paintSheet(page: PDFPage, sheet: Sheet, paints: Paints): void {
  for (const item of sheet) {
    if (item.kind === 'mark') {
      paintMark(page, item);
    } else if (item.kind === 'code') {
      paintCode(page, item);
    } else if (item.kind === 'box') {
      const { x, y, width, height, tint } = item;
      page.drawRectangle({ x, y, width, height, color: PALETTE[tint] });
    } else {
      page.pushOperators(beginText(), setFillingColor(PALETTE[item.tint]));
      for (const piece of glyphPieces(item, paints.fonts)) {
        if ('drawn' in piece) {
          paintDrawn(page, { ...piece, size: item.size }, paints.drawnFonts);
        } else {
          paintPiece(page, { ...piece, size: item.size }, paints.pageFonts);
        }
      }
      page.pushOperators(endText());
    }
  }
}

function paintPiece(page: PDFPage, piece: GlyphPiece & { readonly size: number }, pageFonts: PageFonts): void {
  const used = pageFonts.get(piece.font);
  if (used === undefined) {
    throw new AppError('system_error', { reason: `the font ${piece.font} was not embedded` });
  }
  page.pushOperators(
    setFontAndSize(used.key, piece.size),
    setTextMatrix(1, 0, 0, 1, piece.x, piece.y),
    showText(used.font.encodeText(piece.text)),
  );
}

function paintDrawn(page: PDFPage, piece: DrawnPiece & { readonly size: number }, drawnFonts: DrawnFonts): void {
  let { x } = piece;
  for (const { key, codes, width } of drawnFonts.encode(page, piece.drawn)) {
    page.pushOperators(setFontAndSize(key, piece.size), setTextMatrix(1, 0, 0, 1, x, piece.y), showText(codes));
    x += width * piece.size;
  }
}

function paintMark(page: PDFPage, { x, y, side }: Mark): void {
  const place = { x, y: y + side, scale: side / SEAL_MARK.side };
  page.drawSvgPath(SEAL_MARK.face, { ...place, color: PALETTE.accent });
  for (const { path, width } of [SEAL_MARK.rim, SEAL_MARK.sign]) {
    page.drawSvgPath(path, { ...place, borderColor: WHITE, borderWidth: width });
  }
}

/** Drawn as one path: a rectangle for each module would make the page many times larger. */
function paintCode(page: PDFPage, { x, y, side, text }: Code): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const modules = data.flatMap((row, down) =>
    row.flatMap((isDark, right) => (isDark ? [`M${right} ${down}h1v1h-1z`] : [])),
  );
  page.drawSvgPath(modules.join(''), { x, y: y + side, scale: side / size, color: PALETTE.ink });
}
