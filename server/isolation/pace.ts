import { setImmediate } from 'node:timers/promises';

/** Milliseconds that long work may take at a stretch. */
const STRETCH_MS = 10;

/**
 * Called between the steps of long work: now and then it lets everything else that waits go first. Throws
 * `OutOfTimeError` once the work has had its time.
 */
export type Pace = () => Promise<void>;

/** Long work did not end within its time. */
export class OutOfTimeError extends Error {
  override readonly name = 'OutOfTimeError';
}

/** When the work has to be done, and the clock. */
export interface TimeLimit {
  readonly until: Date;
  readonly now: () => Date;
}

/** Yields values in parts of a size, for statements about many rows, and keeps the pace between them. */
export async function* inParts<Value>(values: readonly Value[], size: number, pace: Pace): AsyncGenerator<Value[]> {
  for (let start = 0; start < values.length; start += size) {
    await pace();
    yield values.slice(start, start + size);
  }
}

/** Creates the pace of one piece of work, which may take for ever without a limit. */
export function createPace(limit?: TimeLimit): Pace {
  let since = performance.now();
  return async () => {
    if (limit !== undefined && limit.now() >= limit.until) {
      throw new OutOfTimeError('the work has taken too long');
    }
    if (performance.now() - since >= STRETCH_MS) {
      await setImmediate();
      since = performance.now();
    }
  };
}
