import { Worker } from 'node:worker_threads';
import { READY } from './answer-apart.ts';

/** What a piece of work may cost. */
export interface ApartLimits {
  /** Milliseconds of work; starting the thread does not count. */
  readonly timeLimit: number;
  /** Megabytes of objects, and as many again of buffers. */
  readonly memoryLimit: number;
}

/** What a thread is to do. */
export interface ThreadWork {
  readonly file: string;
  readonly data: unknown;
  readonly limits: ApartLimits;
}

/** Milliseconds between two looks at the buffers of a thread: enough to fill some tens of megabytes. */
const LOOK_EVERY = 20;

/**
 * Runs a worker's file on `data` in a thread of its own and answers the first thing that it posts after `READY`; undefined
 * when it failed, took too long or ran out of memory or of stack. One object that is much too large ends the whole process.
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

/** Calls `giveUp` when the buffers of a thread are too large, because `resourceLimits` counts objects alone. */
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
    // Only a thread that has ended refuses, and its end is noticed elsewhere.
    return 0;
  }
}
