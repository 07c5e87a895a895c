/** Milliseconds that a job waits at most, from when it was enqueued: even under full load it runs a few seconds later. */
const PATIENCE = 3000;

/**
 * Lets changes go before jobs. Both need the main thread, but somebody waits for the change, and a job that follows
 * from it can run in the gaps between requests.
 */
export interface Precedence {
  /** Counts a change as under way until the returned function is called, once. */
  beginChange(): () => void;
  /** Resolves once no change is under way, or when a job enqueued then has waited for three seconds. */
  waitForChanges(enqueuedAt: Date): Promise<void>;
}

/** Creates the precedence of one process. */
export function createPrecedence(): Precedence {
  let underWay = 0;
  const waiting = new Set<() => void>();
  const endChange = (): void => {
    underWay -= 1;
    if (underWay === 0) {
      waiting.forEach((resume) => resume());
    }
  };
  return {
    beginChange() {
      underWay += 1;
      return endChange;
    },
    async waitForChanges(enqueuedAt) {
      // The database's clock may be ahead of ours.
      const patience = Math.min(PATIENCE, enqueuedAt.getTime() + PATIENCE - Date.now());
      if (underWay === 0 || patience <= 0) {
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
