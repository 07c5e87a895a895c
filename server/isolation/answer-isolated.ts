import { parentPort, workerData } from 'node:worker_threads';

/** Posted when a thread has started. Its time limit counts from then, because starting is slow on a busy machine. */
export const READY = 'ready';

/**
 * The worker's side of `runIsolated`: does the thread's work and posts a copy of the result. Threads run sources
 * without a compiler, so their imports may use only erasable TypeScript syntax.
 */
export async function answerIsolated(work: (data: never) => unknown): Promise<void> {
  parentPort?.postMessage(READY, []);
  // The caller of `runIsolated` knows the type of the input.
  parentPort?.postMessage(await work(workerData as never), []);
}
