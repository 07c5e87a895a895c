import { tokensOf } from './text-tokens.rules.ts';

/** Paragraphs of two texts that belong together: one each, one and two, or one that has no counterpart. */
export interface Alignment {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Shares of common words from which two paragraphs count as versions of each other. */
const SIMILAR = 0.4;
/** Paragraphs to compare with each other, at most: the work grows with the product of both numbers. */
const MAX_PAIRS = 40_000;

/** How many paragraphs of each text a step takes up: a pair, a split, a merger, a removal, an addition. */
const STEPS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 0],
  [0, 1],
] as const;

/** The words of a text, each with its number, and how many they are together. */
interface Bag {
  readonly words: ReadonlyMap<string, number>;
  readonly size: number;
}

/** A way to align the rest of two texts, and what it is worth. */
interface Way {
  readonly score: number;
  readonly step: readonly [number, number];
}

const NO_WAY: Way = { score: 0, step: [0, 0] };

/**
 * Aligns paragraphs that have no equals: similar ones with each other, also where one was split into two or two were
 * merged, in their order; what has no counterpart stands alone. Texts of which most was rewritten are not aligned.
 */
export function alignParagraphs(before: readonly string[], after: readonly string[]): Alignment[] {
  if (before.length * after.length > MAX_PAIRS) {
    return [
      ...before.map((text) => ({ before: [text], after: [] })),
      ...after.map((text) => ({ before: [], after: [text] })),
    ];
  }
  const ways = bestWays(before.map(toBag), after.map(toBag));
  const alignments: Alignment[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [taken, given] = (ways[i]?.[j] ?? NO_WAY).step;
    alignments.push({ before: before.slice(i, i + taken), after: after.slice(j, j + given) });
    [i, j] = [i + taken, j + given];
  }
  return alignments;
}

/** The best step at every pair of places, found from the end. */
function bestWays(before: readonly Bag[], after: readonly Bag[]): Way[][] {
  const ways = Array.from({ length: before.length + 1 }, (): Way[] => []);
  for (let i = before.length; i >= 0; i -= 1) {
    for (let j = after.length; j >= 0; j -= 1) {
      const row = ways[i] ?? [];
      row[j] = bestWay({ i, j, before, after, ways });
    }
  }
  return ways;
}

interface Place {
  readonly i: number;
  readonly j: number;
  readonly before: readonly Bag[];
  readonly after: readonly Bag[];
  readonly ways: readonly (readonly Way[])[];
}

function bestWay({ i, j, before, after, ways }: Place): Way {
  let best: Way | undefined;
  for (const step of STEPS) {
    const [taken, given] = step;
    const rest = ways[i + taken]?.[j + given];
    if (rest !== undefined && i + taken <= before.length && j + given <= after.length) {
      const worth =
        taken * given === 0 ? 0 : similarity(before.slice(i, i + taken), after.slice(j, j + given)) - SIMILAR;
      const score = rest.score + worth;
      best = worth >= 0 && (best === undefined || score > best.score) ? { score, step } : best;
    }
  }
  return best ?? NO_WAY;
}

function toBag(text: string): Bag {
  const tokens = tokensOf(text);
  const words = new Map<string, number>();
  for (const { key } of tokens) {
    words.set(key, (words.get(key) ?? 0) + 1);
  }
  return { words, size: tokens.length };
}

/** The words that both have in common, as a share of all (Dice's coefficient). */
function similarity(before: readonly Bag[], after: readonly Bag[]): number {
  const count = (bags: readonly Bag[], word: string): number =>
    bags.reduce((sum, { words }) => sum + (words.get(word) ?? 0), 0);
  let common = 0;
  for (const word of new Set(before.flatMap(({ words }) => [...words.keys()]))) {
    common += Math.min(count(before, word), count(after, word));
  }
  return (2 * common) / [...before, ...after].reduce((sum, { size }) => sum + size, 0);
}
