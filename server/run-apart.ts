import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { READY } from './answer-apart.ts';
import { projectRoot } from './project-root.ts';

/** What a piece of work may cost. */
export interface ApartLimits {
  /** Milliseconds of work; starting the thread does not count. */
  readonly timeLimit: number;
  /** Megabytes of objects, and as many again of buffers. */
  readonly memoryLimit: number;
}

/** Milliseconds between two looks at the buffers of a thread: enough to fill some tens of megabytes. */
const LOOK_EVERY = 20;

/**
 * Runs `<name>.worker.ts` below `server/` on `data` in a thread of its own, because data made to keep it busy would stop
 * the whole service. Answers the first thing that the thread posts after `READY`; undefined when it failed, took too long
 * or ran out of memory or of stack.
 */
export async function runApart(name: string, data: unknown, limits: ApartLimits): Promise<unknown> {
  const worker = new Worker(fileOf(name), {
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

/** The source while developing; the build puts all entries into one folder. */
function fileOf(name: string): string {
  return import.meta.url.endsWith('.ts')
    ? join(projectRoot, 'server', `${name}.worker.ts`)
    : join(projectRoot, 'dist/server', `${basename(name)}.worker.js`);
}
