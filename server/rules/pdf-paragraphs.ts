/** A run of text as pdf.js reports it. */
export interface TextRun {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly width: number;
  readonly height: number;
  /** The last two of the six numbers are the origin of the run, from the left and from the bottom of the page. */
  readonly transform: readonly number[];
}

interface Line {
  readonly text: string;
  readonly height: number;
  readonly bottom: number;
  readonly right: number;
}

/** A line with its place on the page. */
interface PlacedLine extends Line {
  readonly page: number;
  /** Whether it reaches the right margin, so that its paragraph may continue on the next line. */
  readonly isFull: boolean;
}

/** Lines of one paragraph are closer than this multiple of their text height. */
const PARAGRAPH_GAP = 2.5;
/** A line shorter than this share of the page's widest line ends its paragraph. */
const FULL_LINE = 0.85;
/** `1`, `2.3`, `(a)`, `一、` and the like begin a paragraph. */
const NUMBERING = /^[(（]?(?:\d+(?:\.\d+)*|[a-z]|[一二三四五六七八九十]+)[)）.、]?\s/i;
const CJK = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;
/** Lines at the top and bottom of a page that may be its header, footer or number. */
const EDGE_LINES = 2;
/** Blanks are limited, because in a long row of them each part of the expression would try every share. */
const PAGE_NUMBER =
  /^[-–—\s]{0,20}(?:page\s{0,5}|第\s{0,5})?\d{1,6}\s{0,5}(?:页\s{0,5})?(?:(?:\/|of|[,，]?\s{0,5}共)\s{0,5}\d{1,6}\s{0,5}页?)?[-–—\s]{0,20}$/i;
const SENTENCE_END = /[.。;；:：!！?？]$/;

function toLine(runs: readonly TextRun[]): Line {
  const visible = runs.filter(({ str }) => str.trim() !== '');
  return {
    text: runs
      .map(({ str }) => str)
      .join('')
      .trim(),
    height: Math.max(...visible.map(({ height }) => height)),
    bottom: visible[0]?.transform[5] ?? 0,
    right: Math.max(...visible.map(({ transform, width }) => (transform[4] ?? 0) + width)),
  };
}

function toLines(runs: readonly TextRun[], page: number): PlacedLine[] {
  const rows: TextRun[][] = [[]];
  for (const run of runs) {
    rows.at(-1)?.push(run);
    if (run.hasEOL) {
      rows.push([]);
    }
  }
  const lines = rows.map(toLine).filter(({ text }) => text !== '');
  const widest = lines.reduce((right, line) => Math.max(right, line.right), 0);
  return lines.map((line) => ({ ...line, page, isFull: line.right >= widest * FULL_LINE }));
}

/** A line break stands for a space between Latin words and for nothing between Chinese characters. */
function joined(before: string, after: string): string {
  const isCjk = CJK.test(before.at(-1) ?? '') || CJK.test(after.at(0) ?? '');
  return isCjk ? before + after : `${before} ${after}`;
}

function continues(line: PlacedLine, previous: PlacedLine | undefined): boolean {
  if (previous === undefined || NUMBERING.test(line.text) || !previous.isFull) {
    return false;
  }
  const isNear =
    line.page === previous.page
      ? Math.abs(previous.bottom - line.bottom) < line.height * PARAGRAPH_GAP
      : !SENTENCE_END.test(previous.text);
  return isNear && Math.abs(previous.height - line.height) < 0.5;
}

function joinLines(lines: readonly PlacedLine[]): string[] {
  const paragraphs: string[] = [];
  for (const [index, line] of lines.entries()) {
    const last = paragraphs.at(-1);
    if (last !== undefined && continues(line, lines[index - 1])) {
      paragraphs[paragraphs.length - 1] = joined(last, line.text);
    } else {
      paragraphs.push(line.text);
    }
  }
  return paragraphs;
}

/** Joins the runs of one page into paragraphs. */
export function toParagraphs(runs: readonly TextRun[]): string[] {
  return joinLines(toLines(runs, 1));
}

/**
 * Joins the runs of all pages of a document into paragraphs. A paragraph may continue after a page break; lines
 * repeated at the top or bottom of several pages, apart from their numbers, are not part of the text.
 */
export function toDocumentParagraphs(pages: readonly (readonly TextRun[])[]): string[] {
  const lines = pages.map((runs, page) => toLines(runs, page));
  const edges = lines.map((page) => new Set([...page.slice(0, EDGE_LINES), ...page.slice(-EDGE_LINES)]));
  const furniture = furnitureAmong(edges.flatMap((edge) => [...edge]));
  return joinLines(lines.flatMap((page) => page.filter((line) => !furniture.has(line))));
}

/** Finds page numbers and lines repeated on several pages, except the largest of a repetition: it may be the title. */
function furnitureAmong(edges: readonly PlacedLine[]): Set<PlacedLine> {
  const alike = Map.groupBy(edges, ({ text }) => text.replaceAll(/\d+/g, '#'));
  const repeated = [...alike.values()].filter((lines) => new Set(lines.map(({ page }) => page)).size > 1);
  const numbers = edges.filter(({ text }) => PAGE_NUMBER.test(text));
  return new Set([...numbers, ...repeated.flatMap(withoutTitle)]);
}

function withoutTitle(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const [first, ...others] = lines.toSorted((a, b) => b.height - a.height);
  return first !== undefined && others.every(({ height }) => height < first.height - 0.5) ? others : lines;
}
