import { createLog } from '#server/http/create-log.ts';
import { createThreadPool, type ThreadPool } from '#server/isolation/thread-pool.ts';

/** One pool for all test files of a process: starting a thread takes longer than most tests. */
export const threads: ThreadPool = createThreadPool(createLog('silent'));
