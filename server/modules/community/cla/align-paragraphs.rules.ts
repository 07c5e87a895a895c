import { tokensOf } from './text-tokens.rules.ts';

/** Corresponding paragraphs of two texts: one each, one and two, or one without a counterpart. */
export interface Alignment {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Minimum share of common words for two paragraphs to count as versions of each other. */
const SIMILAR = 0.4;
/** Maximum number of pairs to compare: the work grows with the product of both lengths. */
const MAX_PAIRS = 40_000;

/** Paragraphs of each text that one step consumes: a pair, a split, a merger, a removal, an addition. */
const STEPS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 0],
  [0, 1],
] as const;

/** The words of a text with their counts, and the total count. */
interface Bag {
  readonly words: ReadonlyMap<string, number>;
  readonly size: number;
}

/** The best first step of aligning the rest of two texts, and the score of the whole. */
interface Way {
  readonly score: number;
  readonly step: readonly [number, number];
}

const NO_WAY: Way = { score: 0, step: [0, 0] };

/**
 * Aligns paragraphs that have no identical counterpart, in their order: similar ones are paired, also where one was
 * split into two or two were merged; the others stand alone. Texts that are too long to compare are not aligned.
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

/** The best step at every pair of positions, computed from the end. */
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

/** The share of words in common (Dice's coefficient). */
function similarity(before: readonly Bag[], after: readonly Bag[]): number {
  const count = (bags: readonly Bag[], word: string): number =>
    bags.reduce((sum, { words }) => sum + (words.get(word) ?? 0), 0);
  let common = 0;
  for (const word of new Set(before.flatMap(({ words }) => [...words.keys()]))) {
    common += Math.min(count(before, word), count(after, word));
  }
  return (2 * common) / [...before, ...after].reduce((sum, { size }) => sum + size, 0);
}
