import type { Fonts } from './fonts.ts';
import type { Letter } from './letter.ts';
import { breakLines, widthOf } from './line-breaking.ts';
import type { Tint } from './palette.ts';
import { type Box, SHEET, type Sheet } from './sheet.ts';
import { type PageLanguage, typeset } from './typeset.ts';

const MARGIN = 64;
const BODY_TOP = SHEET.height - MARGIN;
const BODY_BOTTOM = MARGIN + 32;
const FOOTER_BASELINE = 48;
const HAIRLINE = 0.5;
const SMALL = { size: 8, leading: 16, tint: 'muted' } as const satisfies TextStyle;

/** The width between the margins, in points. */
export const BODY_WIDTH = SHEET.width - 2 * MARGIN;

/** A text style: size and line spacing in points, and colour. */
export interface TextStyle {
  readonly size: number;
  readonly leading: number;
  readonly tint: Tint;
}

/**
 * A text in a column, `left` points from the margin and `width` points wide; by default it reaches the other margin.
 */
export interface Cell {
  readonly text: string;
  readonly style: TextStyle;
  readonly left?: number;
  readonly width?: number;
}

/** A blank to fill in by hand: a label above a line or, when `framed`, a frame. All sizes are in points. */
export interface Blank {
  readonly label: string;
  /** Space between the label and the line. */
  readonly height: number;
  readonly framed?: boolean;
  readonly left?: number;
  readonly width?: number;
}

/** How sheets are numbered that follow other pages of a document. */
export interface Numbering {
  /** Number of the pages before them. */
  readonly before: number;
  readonly text: (page: number, pages: number) => string;
}

/** What all sheets share: the language, the title at the head from the second sheet on, and the footer text. */
export interface FlowFrame {
  readonly language: PageLanguage;
  readonly title: string;
  readonly foot: string;
  /** By default they stand alone. */
  readonly numbering?: Numbering;
}

/** Texts of a signature: what it is, who signed, and when. */
export interface SignatureBlock {
  readonly label: Cell;
  readonly name: Cell;
  readonly time: Cell;
}

const ALONE: Numbering = { before: 0, text: (page, pages) => `${page} / ${pages}` };

const SEAL = { side: 64, gap: 24 } as const;
/** Space between the name and the line below it, and between that line and the time. */
const RULE_GAP = 6;

/** Lays texts out from top to bottom over as many A4 sheets as needed. */
export class FlowLayout {
  private readonly sheets: Sheet[] = [[]];
  private y = BODY_TOP;

  constructor(
    private readonly fonts: Fonts,
    private readonly frame: FlowFrame,
  ) {}

  /** Leaves `height` points empty. */
  space(height: number): void {
    this.y -= height;
  }

  /** Starts a new sheet when fewer than `height` points are left on this one. */
  keep(height: number): void {
    if (this.y - height < BODY_BOTTOM && this.y < BODY_TOP) {
      this.startSheet();
    }
  }

  /** Draws a hairline from margin to margin. */
  hairline(tint: Tint): void {
    this.sheet.push({ kind: 'box', x: MARGIN, y: this.y - HAIRLINE / 2, width: BODY_WIDTH, height: HAIRLINE, tint });
  }

  /** Draws the mark with a title beside it, as the head of the first sheet. */
  masthead(title: string, style: TextStyle): void {
    const side = 32;
    this.sheet.push({ kind: 'mark', x: MARGIN, y: this.y - side, side });
    this.row([{ text: title, style, left: side + 16 }]);
  }

  /** Sets texts side by side, each wrapped in its own column. They stay on one sheet unless taller than a sheet. */
  row(cells: readonly Cell[]): void {
    const columns = cells.map((cell) => ({ cell, lines: this.linesOf(cell) }));
    const leading = Math.max(...cells.map(({ style }) => style.leading));
    const drop = baselineDrop(leading, Math.max(...cells.map(({ style }) => style.size)));
    const count = Math.max(...columns.map(({ lines }) => lines.length));
    this.keepTogether(count * leading);
    for (let index = 0; index < count; index += 1) {
      this.keep(leading);
      const baseline = this.y - drop;
      for (const { cell, lines } of columns) {
        this.writeLine(lines[index] ?? [], cell, baseline);
      }
      this.y -= leading;
    }
  }

  /** Sets a text off with a vertical bar in the accent colour, on one sheet with the `below` points that follow it. */
  quote(text: string, style: TextStyle, below = 0): void {
    const cell = { text, style, left: 16 };
    const lines = this.linesOf(cell);
    this.keepTogether(lines.length * style.leading + below);
    for (const letters of lines) {
      this.keep(style.leading);
      this.sheet.push({
        kind: 'box',
        x: MARGIN,
        y: this.y - style.leading,
        width: 2,
        height: style.leading,
        tint: 'accent',
      });
      this.writeLine(letters, cell, this.y - baselineDrop(style.leading, style.size));
      this.y -= style.leading;
    }
  }

  /** Draws a signature: the name large on a line, the time below it, the mark beside them as a seal; on one sheet. */
  signature(block: SignatureBlock): void {
    this.keepTogether(this.heightOfSignature(block));
    const { side, gap } = SEAL;
    const width = BODY_WIDTH - side - gap;
    const top = this.y;
    this.row([{ ...block.label, width }]);
    this.row([{ ...block.name, width }]);
    this.space(RULE_GAP);
    this.sheet.push({ kind: 'box', x: MARGIN, y: this.y, width, height: HAIRLINE, tint: 'muted' });
    this.space(RULE_GAP);
    this.row([{ ...block.time, width }]);
    this.y = Math.min(this.y, top - side);
    this.sheet.push({ kind: 'mark', x: MARGIN + width + gap, y: this.y, side });
  }

  /** Returns the height of a signature, in points. */
  heightOfSignature({ label, name, time }: SignatureBlock): number {
    const width = BODY_WIDTH - SEAL.side - SEAL.gap;
    const heights = [label, name, time].map((cell) => this.linesOf({ ...cell, width }).length * cell.style.leading);
    return Math.max(SEAL.side, 2 * RULE_GAP + heights.reduce((sum, height) => sum + height, 0));
  }

  /** Draws a QR code at the margin with paragraphs beside it, all on one sheet. */
  code({ text, side }: { readonly text: string; readonly side: number }, paragraphs: readonly Cell[]): void {
    const left = side + 16;
    const height = paragraphs.reduce(
      (sum, cell) => sum + this.linesOf({ ...cell, left }).length * cell.style.leading,
      0,
    );
    this.keepTogether(Math.max(side, height));
    const top = this.y;
    this.sheet.push({ kind: 'code', x: MARGIN, y: top - side, side, text });
    for (const cell of paragraphs) {
      this.row([{ ...cell, left }]);
    }
    this.y = Math.min(this.y, top - side);
  }

  /** Draws columns of blanks, stacked in each column. They stay on one sheet. */
  blanks(columns: readonly (readonly Blank[])[], style: TextStyle): void {
    this.keepTogether(this.heightOfBlanks(columns, style));
    const top = this.y;
    const bottoms = columns.map((blanks) => {
      this.y = top;
      for (const { label, height, framed = false, left = 0, width = BODY_WIDTH - left } of blanks) {
        this.row([{ text: label, style, left, width }]);
        this.y -= height;
        this.sheet.push(...strokes({ x: MARGIN + left, y: this.y, width, height }, framed));
      }
      return this.y;
    });
    this.y = Math.min(top, ...bottoms);
  }

  /** Returns the height of blanks, in points. */
  heightOfBlanks(columns: readonly (readonly Blank[])[], style: TextStyle): number {
    const heights = columns.map((blanks) =>
      blanks.map(
        ({ label, ...blank }) => this.linesOf({ text: label, style, ...blank }).length * style.leading + blank.height,
      ),
    );
    return Math.max(0, ...heights.map((blanks) => blanks.reduce((sum, height) => sum + height, 0)));
  }

  /** Returns the finished sheets, each with the footer text and its number. */
  finish(): Sheet[] {
    const { before, text } = this.frame.numbering ?? ALONE;
    return this.sheets.map((sheet, index) => {
      const number = this.letters(text(before + index + 1, before + this.sheets.length));
      const numberX = SHEET.width - MARGIN - widthOf(number) * SMALL.size;
      return [
        ...sheet,
        { kind: 'box', x: MARGIN, y: FOOTER_BASELINE + 16, width: BODY_WIDTH, height: HAIRLINE, tint: 'hairline' },
        { kind: 'text', x: MARGIN, y: FOOTER_BASELINE, letters: this.letters(this.frame.foot), ...SMALL },
        { kind: 'text', x: numberX, y: FOOTER_BASELINE, letters: number, ...SMALL },
      ];
    });
  }

  private keepTogether(height: number): void {
    if (height <= BODY_TOP - BODY_BOTTOM) {
      this.keep(height);
    }
  }

  private get sheet(): Sheet {
    return this.sheets[this.sheets.length - 1] ?? [];
  }

  private startSheet(): void {
    this.sheets.push([]);
    this.y = BODY_TOP;
    this.row([{ text: this.frame.title, style: SMALL }]);
    this.hairline('hairline');
    this.space(16);
  }

  private linesOf({ text, style, left = 0, width = BODY_WIDTH - left }: Cell): Letter[][] {
    return breakLines(this.letters(text), width / style.size);
  }

  private letters(text: string): Letter[] {
    return typeset(text, this.frame.language, this.fonts);
  }

  private writeLine(letters: readonly Letter[], { style, left = 0 }: Cell, y: number): void {
    this.sheet.push({ kind: 'text', x: MARGIN + left, y, letters, size: style.size, tint: style.tint });
  }
}

/** The lower edge of an area, or all four edges. */
function strokes({ x, y, width, height }: Omit<Box, 'kind' | 'tint'>, framed: boolean): Box[] {
  const line = { kind: 'box', x, y, width, height: HAIRLINE, tint: 'muted' } as const;
  const side = { ...line, width: HAIRLINE, height };
  const others = [{ ...line, y: y + height - HAIRLINE }, side, { ...side, x: x + width - HAIRLINE }];
  return framed ? [line, ...others] : [line];
}

/** Distance of a text's baseline from the top of its line that centres capitals and hanzi vertically. */
function baselineDrop(leading: number, size: number): number {
  return leading / 2 + size * 0.36;
}
