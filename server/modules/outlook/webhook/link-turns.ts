/** How many tries of one link run at a time, and how long another one waits for their end. */
export interface LinkTurnLimits {
  readonly perLink: number;
  /** Milliseconds after which a try counts as hanging. */
  readonly patience: number;
}

/**
 * Returns a function that ends the turn, or undefined while the tries of the link hang: then its next one must be put
 * off, so that it does not keep others from theirs.
 */
export type EnterLinkTurn = (link: string) => Promise<(() => void) | undefined>;

interface Running {
  readonly since: number;
  readonly ended: Promise<void>;
}

/** Creates the turns of this process. */
export function createLinkTurns({ perLink, patience }: LinkTurnLimits): EnterLinkTurn {
  /** The tries under way by link, the oldest first. */
  const tries = new Map<string, Running[]>();

  const begin = (link: string): (() => void) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const own = { since: performance.now(), ended };
    tries.set(link, [...(tries.get(link) ?? []), own]);
    return () => {
      const left = tries.get(link)?.filter((other) => other !== own) ?? [];
      if (left.length === 0) {
        tries.delete(link);
      } else {
        tries.set(link, left);
      }
      end();
    };
  };

  return async (link) => {
    for (;;) {
      const running = tries.get(link) ?? [];
      const [oldest] = running;
      if (oldest === undefined || running.length < perLink) {
        return begin(link);
      }
      const left = oldest.since + patience - performance.now();
      if (left <= 0) {
        return undefined;
      }
      await endOrTimeout(running, left);
    }
  };
}

async function endOrTimeout(running: readonly Running[], milliseconds: number): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([timeout, ...running.map(({ ended }) => ended)]);
  clearTimeout(timer);
}
