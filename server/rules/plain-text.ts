import { characterCount, hasControlCharacter } from './field-value.ts';

/** Longest summary of a CLA, in characters. */
export const SUMMARY_MAX_LENGTH = 2000;

/** A part of a plain text, as it is shown. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly string[] };

/** The text with line breaks of one kind and no blanks around it. */
export function normalizePlainText(given: string): string {
  return given.replaceAll(/\r\n?/g, '\n').trim();
}

/** Whether a normalised text of several lines is short enough and free of other control characters. */
export function isPlainText(text: string, maxLength: number): boolean {
  return characterCount(text) <= maxLength && !hasControlCharacter(text.replaceAll('\n', ''));
}

/** Returns a text of several lines as it is stored; undefined when it is too long or holds another control character. */
export function toTextOfLines(given: string, maxLength: number): string | undefined {
  const text = normalizePlainText(given);
  return isPlainText(text, maxLength) ? text : undefined;
}

const MARKS = [
  ['bullets', /^\s*[-*•·]\s+/u],
  ['numbers', /^\s*\d{1,3}(?:[.)]\s+|[、．）]\s*)/u],
] as const;

/**
 * Splits a plain text into paragraphs and lists. Blank lines part paragraphs; lines that begin with a dash, an
 * asterisk, a dot or a number are items of a list. Nothing else is markup.
 */
export function toTextBlocks(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let isApart = true;
  for (const line of normalizePlainText(text).split('\n')) {
    if (line.trim() === '') {
      isApart = true;
      continue;
    }
    addLine(blocks, line, isApart);
    isApart = false;
  }
  return blocks;
}

function addLine(blocks: TextBlock[], line: string, isApart: boolean): void {
  const mark = MARKS.find(([, pattern]) => pattern.test(line));
  const last = blocks.at(-1);
  if (mark !== undefined) {
    const [kind, pattern] = mark;
    const item = line.replace(pattern, '').trim();
    const isContinued = last !== undefined && last.kind !== 'paragraph' && last.kind === kind;
    blocks.splice(isContinued ? -1 : blocks.length, 1, { kind, items: [...(isContinued ? last.items : []), item] });
    return;
  }
  if (!isApart && last?.kind === 'paragraph') {
    blocks.splice(-1, 1, { kind: 'paragraph', text: `${last.text}\n${line.trim()}` });
    return;
  }
  blocks.push({ kind: 'paragraph', text: line.trim() });
}
