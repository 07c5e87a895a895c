/** Random choices that a seed repeats. */
export interface Random {
  /** A number from 0 up to, and without, 1. */
  next(): number;
  /** A whole number below the limit. */
  below(limit: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  pick<T>(choices: readonly T[]): T | undefined;
  chance(probability: number): boolean;
}

/** Creates the choices of a seed: Mulberry32, which is small and good enough to vary requests. */
export function createRandom(seed: number): Random {
  let state = Math.trunc(seed);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) % 0x1_00_00_00_00;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: <T>(choices: readonly T[]) => choices[below(choices.length)] as T,
    chance: (probability) => next() < probability,
  };
}
