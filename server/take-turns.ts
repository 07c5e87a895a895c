/** Lets at most `limit` pieces of work run at the same time; the others wait for their turn, in the order in which they came. */
export function createTurns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (work) => {
    if (free === 0) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      free -= 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) {
        free += 1;
      } else {
        next();
      }
    }
  };
}
