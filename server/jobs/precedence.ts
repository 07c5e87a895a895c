/** Milliseconds that a job waits at most, from when it was enqueued: even under full load it runs a few seconds later. */
const PATIENCE = 3000;

/** Milliseconds without a change after which the next one is not expected at once. */
const QUIET = 5;

/**
 * Lets changes go before jobs. Both need the main thread, but somebody waits for the change, and a job that follows
 * from it can run in the gaps between requests.
 */
export interface Precedence {
  /** Counts a change as under way until the returned function is called, once. */
  beginChange(): () => void;
  /** Resolves once no change has been under way for a moment, or when a job enqueued then has waited for three seconds. */
  waitForChanges(enqueuedAt: Date): Promise<void>;
}

/** Creates the precedence of one process. */
export function createPrecedence(): Precedence {
  let underWay = 0;
  let quiet: NodeJS.Timeout | undefined;
  let isQuiet = true;
  const waiting = new Set<() => void>();
  const endChange = (): void => {
    underWay -= 1;
    if (underWay === 0) {
      quiet = setTimeout(() => {
        isQuiet = true;
        waiting.forEach((resume) => resume());
      }, QUIET);
    }
  };
  return {
    beginChange() {
      underWay += 1;
      isQuiet = false;
      clearTimeout(quiet);
      return endChange;
    },
    async waitForChanges(enqueuedAt) {
      // The database's clock may be ahead of ours.
      const patience = Math.min(PATIENCE, enqueuedAt.getTime() + PATIENCE - Date.now());
      if (isQuiet || patience <= 0) {
        return;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, patience);
      waiting.add(resolve);
      await promise;
      waiting.delete(resolve);
      clearTimeout(timer);
    },
  };
}
