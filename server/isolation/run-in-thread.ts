import { Worker } from 'node:worker_threads';
import { READY } from './answer-isolated.ts';

/** Limits of isolated work. */
export interface IsolationLimits {
  /** Milliseconds of work, not counting the start of the thread. */
  readonly timeLimit: number;
  /** Megabytes of objects, and the same again of buffers. */
  readonly memoryLimit: number;
  /** Directories that an isolated process may read besides code. */
  readonly readable?: readonly string[];
}

/** The work of a thread. */
export interface ThreadWork {
  readonly file: string;
  readonly data: unknown;
  readonly limits: IsolationLimits;
}

/** Milliseconds between checks of a thread's buffers: time enough to fill some tens of megabytes. */
const LOOK_EVERY = 20;

/**
 * Runs a worker's file on `data` in a separate thread and returns the first message that it posts after `READY`;
 * undefined when it failed, took too long or ran out of memory or stack. A single object far above the limit ends the
 * whole process.
 */
export async function runInThread({ file, data, limits }: ThreadWork): Promise<unknown> {
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryLimit },
    stdout: true,
    stderr: true,
  });
  let deadline: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  try {
    return await new Promise<unknown>((resolve) => {
      const giveUp = (): void => resolve(undefined);
      worker.on('message', (message: unknown) => {
        if (message === READY) {
          deadline = setTimeout(giveUp, limits.timeLimit);
        } else {
          resolve(message);
        }
      });
      watch = watchBuffers(worker, limits.memoryLimit, giveUp);
      worker.once('error', giveUp);
      worker.once('exit', giveUp);
    });
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
    await worker.terminate();
  }
}

/** Calls `giveUp` when the buffers of a thread are too large, because `resourceLimits` counts only objects. */
function watchBuffers(worker: Worker, megabytes: number, giveUp: () => void): NodeJS.Timeout {
  return setInterval(async () => {
    if ((await bufferBytes(worker)) > megabytes * 1024 * 1024) {
      giveUp();
    }
  }, LOOK_EVERY);
}

async function bufferBytes(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory;
  } catch {
    // Only an ended thread throws here, and its end is handled elsewhere.
    return 0;
  }
}
