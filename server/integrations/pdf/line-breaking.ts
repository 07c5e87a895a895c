import type { Letter } from './letter.ts';

const SPACE = /^\s/u;
const IDEOGRAPHIC =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\u2014\u2026\u3000-\u303f\uff00-\uffef]/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}]/u;
const NEVER_FIRST = /[\p{Pe}\p{Pf}\p{Lm}、。，．：；？！…—·％%]/u;

/**
 * Breaks letters into lines no wider than `width` ems: Latin between words, Chinese, Japanese and Korean between
 * characters. No line starts with closing punctuation or ends with opening punctuation. A word wider than a line is
 * split anywhere.
 */
export function breakLines(letters: readonly Letter[], width: number): Letter[][] {
  const lines: Letter[][] = [];
  let line: Letter[] = [];
  for (const unit of unbreakableUnits(letters).flatMap((whole) => splitToWidth(whole, width))) {
    if (line.length > 0 && widthOf(line) + widthOf(withoutSpaceAtEnd(unit)) > width) {
      lines.push(withoutSpaceAtEnd(line));
      line = [];
    }
    line.push(...unit);
  }
  return [...lines, withoutSpaceAtEnd(line)];
}

/** Returns the width of a line in ems. */
export function widthOf(line: readonly Letter[]): number {
  return line.reduce((width, letter) => width + letter.width, 0);
}

function unbreakableUnits(letters: readonly Letter[]): Letter[][] {
  const units: Letter[][] = [];
  for (const letter of letters) {
    const unit = units.at(-1);
    const before = unit?.at(-1);
    if (unit === undefined || before === undefined || mayBreakBetween(before.text, letter.text)) {
      units.push([letter]);
    } else {
      unit.push(letter);
    }
  }
  return units;
}

function mayBreakBetween(before: string, after: string): boolean {
  if (SPACE.test(after)) {
    return false;
  }
  if (SPACE.test(before)) {
    return true;
  }
  if (NEVER_LAST.test(before) || NEVER_FIRST.test(after)) {
    return false;
  }
  return IDEOGRAPHIC.test(before) || IDEOGRAPHIC.test(after);
}

function splitToWidth(unit: readonly Letter[], width: number): Letter[][] {
  const parts: Letter[][] = [];
  let part: Letter[] = [];
  for (const letter of unit) {
    if (part.length > 0 && !SPACE.test(letter.text) && widthOf(part) + letter.width > width) {
      parts.push(part);
      part = [];
    }
    part.push(letter);
  }
  return [...parts, part];
}

function withoutSpaceAtEnd(line: readonly Letter[]): Letter[] {
  return line.slice(0, line.findLastIndex((letter) => !SPACE.test(letter.text)) + 1);
}
