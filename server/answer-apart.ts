import { parentPort, workerData } from 'node:worker_threads';

/** Says that a thread has begun, because starting takes a while on a busy machine; its time counts from then on. */
export const READY = 'ready';

/**
 * The other side of `runApart`: does the work that the thread was started for and posts its result. Nothing is handed
 * over, the answer is copied. Threads read sources as they are, so what they import may use no syntax that a compiler must
 * rewrite.
 */
export async function answerApart(work: (data: never) => unknown): Promise<void> {
  parentPort?.postMessage(READY, []);
  // Whoever calls `runApart` knows what the work takes.
  parentPort?.postMessage(await work(workerData as never), []);
}
