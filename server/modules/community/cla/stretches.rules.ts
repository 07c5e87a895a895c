import { diffArrays } from 'diff';

/** A run of neighbours in two lists, either equal in both or different. */
export interface Stretch<T> {
  readonly equal: boolean;
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/**
 * Splits two lists into alternating stretches that are equal or not by their keys; undefined when they differ by more
 * than `maxEdits` insertions and removals.
 */
export function findStretches<T>(
  [before, after]: readonly [readonly T[], readonly T[]],
  keyOf: (item: T) => string,
  maxEdits: number,
): Stretch<T>[] | undefined {
  const parts = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: maxEdits });
  const stretches: Stretch<T>[] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of parts ?? []) {
    const [taken, given] = [added ? 0 : count, removed ? 0 : count];
    const part = { equal: !added && !removed, before: before.slice(i, i + taken), after: after.slice(j, j + given) };
    const last = stretches.at(-1);
    if (last !== undefined && last.equal === part.equal) {
      const joined = { before: [...last.before, ...part.before], after: [...last.after, ...part.after] };
      stretches.splice(-1, 1, { equal: part.equal, ...joined });
    } else {
      stretches.push(part);
    }
    [i, j] = [i + taken, j + given];
  }
  return parts && stretches;
}
