import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { READY } from './answer-apart.ts';
import { projectRoot } from './project-root.ts';

/** What a piece of work may cost. */
export interface ApartLimits {
  /** Milliseconds of work; starting the thread does not count. */
  readonly timeLimit: number;
  /** Megabytes of objects. */
  readonly memoryLimit: number;
}

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
      worker.once('error', giveUp);
      worker.once('exit', giveUp);
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}

/** The source while developing; the build puts all entries into one folder. */
function fileOf(name: string): string {
  return import.meta.url.endsWith('.ts')
    ? join(projectRoot, 'server', `${name}.worker.ts`)
    : join(projectRoot, 'dist/server', `${basename(name)}.worker.js`);
}
