import { type ThreadWork, runInThread } from './run-in-thread.ts';

/** The child process of `runIsolated`: does one piece of work, and ends with the service if that ends first. */
process.once('disconnect', () => process.exit());
process.once('message', async (work: ThreadWork) => {
  process.send?.({ answer: await runInThread(work) });
});
