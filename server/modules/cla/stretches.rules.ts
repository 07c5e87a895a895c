import { diffArrays } from 'diff';

/** Neighbours in two lists: the same in both, or what stands there instead of each other. */
export interface Stretch<T> {
  readonly equal: boolean;
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/**
 * Cuts two lists into stretches that are equal by their keys and stretches that are not, in turn; undefined when more than
 * `maxEdits` insertions and removals lie between them.
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
