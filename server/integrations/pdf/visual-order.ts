import type { Letter } from './letter.ts';
import type { TextLine } from './sheet.ts';

/** A letter and where it begins, in points. */
export type PlacedLetter = Letter & { readonly x: number };

/**
 * The letters of a line as runs of one direction, in the order in which they are read; the letters of a run are in
 * the order in which they stand from left to right. PDF readers that do not sort text by place read it in this order.
 */
export function directedRuns({ letters, x, size }: TextLine): PlacedLetter[][] {
  let pen = x;
  const places = new Map<number, number>();
  for (const index of visualOrder(letters.map(({ level = 0 }) => level))) {
    places.set(index, pen);
    pen += (letters[index]?.width ?? 0) * size;
  }
  const runs: PlacedLetter[][] = [];
  letters.forEach((letter, index) => {
    const placed = { ...letter, x: places.get(index) ?? x };
    const last = runs.at(-1);
    if (last?.[0] === undefined || (last[0].level ?? 0) !== (letter.level ?? 0)) {
      runs.push([placed]);
    } else {
      last.push(placed);
    }
  });
  return runs.map((run) => ((run[0]?.level ?? 0) % 2 === 0 ? run : run.toReversed()));
}

/** Rule L2 of the bidirectional algorithm: the indexes of letters from left to right. */
function visualOrder(levels: readonly number[]): number[] {
  let order = levels.map((_, index) => index);
  const highest = Math.max(0, ...levels);
  for (let level = highest; level > 0; level -= 1) {
    order = reverseRuns(order, (index) => (levels[index] ?? 0) >= level);
  }
  return order;
}

function reverseRuns(order: readonly number[], isInRun: (index: number) => boolean): number[] {
  const result: number[] = [];
  let run: number[] = [];
  for (const index of order) {
    if (isInRun(index)) {
      run.unshift(index);
    } else {
      result.push(...run, index);
      run = [];
    }
  }
  return [...result, ...run];
}
