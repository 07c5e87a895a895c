/** A run of text as pdf.js reports it. */
export interface TextRun {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly width: number;
  readonly height: number;
  /** The last two of the six numbers are where the run begins: from the left and from the foot of the page. */
  readonly transform: readonly number[];
}

interface Line {
  readonly text: string;
  readonly height: number;
  readonly bottom: number;
  readonly right: number;
}

/** Lines of one paragraph lie closer than this many heights of their text. */
const PARAGRAPH_GAP = 2.5;
/** A line that ends before this share of the page's widest line is the last of its paragraph. */
const FULL_LINE = 0.85;
/** `1`, `2.3`, `(a)`, `一、` and the like begin a paragraph. */
const NUMBERING = /^[(（]?(?:\d+(?:\.\d+)*|[a-z]|[一二三四五六七八九十]+)[)）.、]?\s/i;
const CJK = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;

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

function toLines(runs: readonly TextRun[]): Line[] {
  const rows: TextRun[][] = [[]];
  for (const run of runs) {
    rows.at(-1)?.push(run);
    if (run.hasEOL) {
      rows.push([]);
    }
  }
  return rows.map(toLine).filter(({ text }) => text !== '');
}

/** Between Latin words a line break was a space; between Chinese characters it was nothing. */
function joined(before: string, after: string): string {
  const isCjk = CJK.test(before.at(-1) ?? '') || CJK.test(after.at(0) ?? '');
  return isCjk ? before + after : `${before} ${after}`;
}

function continues(line: Line, previous: Line | undefined, widest: number): boolean {
  if (previous === undefined || NUMBERING.test(line.text)) {
    return false;
  }
  const isNear = Math.abs(previous.bottom - line.bottom) < line.height * PARAGRAPH_GAP;
  return isNear && Math.abs(previous.height - line.height) < 0.5 && previous.right >= widest * FULL_LINE;
}

/** Puts the runs of one page back together as paragraphs. */
export function toParagraphs(runs: readonly TextRun[]): string[] {
  const lines = toLines(runs);
  const widest = Math.max(...lines.map(({ right }) => right));
  const paragraphs: string[] = [];
  for (const [index, line] of lines.entries()) {
    const last = paragraphs.at(-1);
    if (last !== undefined && continues(line, lines[index - 1], widest)) {
      paragraphs[paragraphs.length - 1] = joined(last, line.text);
    } else {
      paragraphs.push(line.text);
    }
  }
  return paragraphs;
}
