import { AppError } from '#server/errors/app-error.ts';

/** What may run and wait at a time. */
export interface TurnLimits {
  /** Pieces of work at a time. */
  readonly concurrent: number;
  /** Pieces of one owner that may wait. */
  readonly waitingPerOwner: number;
  /** Bytes of all pieces that may wait. */
  readonly waitingBytes: number;
}

/** Whose work it is, and how many bytes it keeps in memory while it waits. */
export interface Claim {
  readonly owner: string;
  readonly bytes: number;
}

/**
 * Runs the work at once or when its owner's turn comes: owners take turns, however much each of them wants. Rejects as
 * the work does. Error: `too_many_request` with `retryAfter` while too much waits.
 */
export type TakeTurn = <T>(claim: Claim, work: () => Promise<T>) => Promise<T>;

/** Seconds after which to try again. */
const RETRY_SECONDS = 10;

interface Waiting {
  readonly bytes: number;
  readonly start: () => void;
}

/** Creates the turns of one kind of work in this process. */
export function createTurns({ concurrent, waitingPerOwner, waitingBytes }: TurnLimits): TakeTurn {
  /** The first owner is the next one to have a turn. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let bytesWaiting = 0;

  const enterQueue = async ({ owner, bytes }: Claim): Promise<void> => {
    const queue = queues.get(owner) ?? [];
    if (queue.length >= waitingPerOwner || bytesWaiting + bytes > waitingBytes) {
      throw new AppError('too_many_request', { retryAfter: RETRY_SECONDS });
    }
    bytesWaiting += bytes;
    queues.set(owner, queue);
    await new Promise<void>((start) => queue.push({ bytes, start }));
  };

  /** Passes the place on, if anybody waits; its owner goes to the end of the line. */
  const leave = (): void => {
    const [owner, queue] = queues.entries().next().value ?? [];
    const next = queue?.shift();
    if (owner === undefined || queue === undefined || next === undefined) {
      running -= 1;
      return;
    }
    queues.delete(owner);
    if (queue.length > 0) {
      queues.set(owner, queue);
    }
    bytesWaiting -= next.bytes;
    next.start();
  };

  return async (claim, work) => {
    if (running < concurrent) {
      running += 1;
    } else {
      await enterQueue(claim);
    }
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
