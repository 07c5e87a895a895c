import { type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import type { DrawnLetter } from './glyph-pieces.ts';
import { boxAround, toOperators, UNITS_PER_EM } from './outline.ts';

/** Codes of a font have one byte, and 0 stays free. */
const MAX_LETTERS = 255;
/** Most entries of one list of a character map. */
const MAX_ENTRIES = 100;

interface DrawnFont {
  readonly ref: PDFRef;
  readonly letters: DrawnLetter[];
}

/** Codes in one font, ready to be shown. */
export interface CodedText {
  readonly key: PDFName;
  readonly codes: PDFHexString;
  /** In ems. */
  readonly width: number;
}

/**
 * The Type 3 fonts of a document, for shaped text drawn as outlines. Every character keeps its own code, so the text can
 * be searched and copied as it was typed.
 */
export class DrawnFonts {
  readonly #document: PDFDocument;
  readonly #fonts: DrawnFont[] = [];
  readonly #codes = new Map<string, { readonly font: DrawnFont; readonly code: number }>();
  readonly #keys = new WeakMap<PDFPage, Map<DrawnFont, PDFName>>();

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  /** Codes letters for a page; a further text begins where the font changes. */
  encode(page: PDFPage, letters: readonly DrawnLetter[]): CodedText[] {
    const parts: { font: DrawnFont; hex: string; width: number }[] = [];
    for (const letter of letters) {
      const { font, code } = this.#codeOf(letter);
      const hex = toHex(code, 2);
      const last = parts.at(-1);
      if (last?.font === font) {
        last.hex += hex;
        last.width += letter.width;
      } else {
        parts.push({ font, hex, width: letter.width });
      }
    }
    return parts.map(({ font, hex, width }) => ({ key: this.#keyOf(page, font), codes: PDFHexString.of(hex), width }));
  }

  /** Writes the fonts, once all letters are known. */
  finish(): void {
    const { context } = this.#document;
    for (const { ref, letters } of this.#fonts) {
      const procedures = letters.map((letter, index) => [glyphName(index + 1), this.#draw(letter)] as const);
      const font = context.obj({
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: boxAround(letters.flatMap(({ outline }) => outline)),
        FontMatrix: [1 / UNITS_PER_EM, 0, 0, 1 / UNITS_PER_EM, 0, 0],
        CharProcs: Object.fromEntries(procedures),
        Encoding: {
          Type: 'Encoding',
          Differences: [1, ...procedures.map(([name]) => PDFName.of(name))],
        },
        FirstChar: 1,
        LastChar: letters.length,
        Widths: letters.map(({ width }) => width * UNITS_PER_EM),
        Resources: {},
        ToUnicode: context.register(context.flateStream(characterMap(letters))),
      });
      context.assign(ref, font);
    }
  }

  #codeOf(letter: DrawnLetter): { readonly font: DrawnFont; readonly code: number } {
    const id = JSON.stringify([letter.text, letter.width, letter.outline]);
    const known = this.#codes.get(id);
    if (known !== undefined) {
      return known;
    }
    const font = this.#fontWithRoom();
    const code = font.letters.push(letter);
    const coded = { font, code };
    this.#codes.set(id, coded);
    return coded;
  }

  #fontWithRoom(): DrawnFont {
    const last = this.#fonts.at(-1);
    if (last !== undefined && last.letters.length < MAX_LETTERS) {
      return last;
    }
    const font = { ref: this.#document.context.nextRef(), letters: [] };
    this.#fonts.push(font);
    return font;
  }

  #keyOf(page: PDFPage, font: DrawnFont): PDFName {
    const keys = this.#keys.get(page) ?? new Map<DrawnFont, PDFName>();
    this.#keys.set(page, keys);
    const key = keys.get(font) ?? page.node.newFontDictionary('drawn', font.ref);
    keys.set(font, key);
    return key;
  }

  #draw({ outline, width }: DrawnLetter): PDFRef {
    const { context } = this.#document;
    const box = boxAround(outline).join(' ');
    return context.register(context.flateStream(`${width * UNITS_PER_EM} 0 ${box} d1\n${toOperators(outline)}`));
  }
}

function glyphName(code: number): string {
  return `g${code}`;
}

function toHex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0').toUpperCase();
}

function characterMap(letters: readonly DrawnLetter[]): string {
  const entries = letters.map(({ text }, index) => `<${toHex(index + 1, 2)}> <${utf16(text)}>`);
  const lists: string[] = [];
  for (let first = 0; first < entries.length; first += MAX_ENTRIES) {
    const list = entries.slice(first, first + MAX_ENTRIES);
    lists.push(`${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${lists.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => toHex(text.charCodeAt(index), 4)).join('');
}
