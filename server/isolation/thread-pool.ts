import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { AppError } from '#server/errors/app-error.ts';
import { entryFile, startsFromSource } from './entry-file.ts';
import type { TaskAnswer } from './to-task.ts';

/** One core is left to the main thread; more than two threads would cost more memory than they save time. */
const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Milliseconds after which an idle thread ends, and frees the fonts that it has unpacked. */
const IDLE_TIMEOUT = 300_000;

/**
 * A few threads for work that would block the main thread. Their input must have been checked: untrusted files go
 * through `runIsolated`.
 */
export interface ThreadPool {
  /**
   * Runs the task of `<name>.task.ts` below `server/` on a copy of `input` and returns a copy of its result. Rejects as
   * the task does. A task whose thread dies is run once more in another thread, so it must have no side effects.
   */
  run(name: string, input: unknown): Promise<unknown>;
  /** Returns how many tasks run and wait. */
  load(): { readonly running: number; readonly waiting: number };
  /** Ends all threads; waiting and running tasks fail. */
  close(): Promise<void>;
}

/** The part of a log that the death of threads is written to. */
interface ThreadLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Creates a pool without threads; they are started on demand. */
export function createThreadPool(log: ThreadLog): ThreadPool {
  const pool = new Tinypool({
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_TIMEOUT,
    // Otherwise React would render with its development build, several times slower.
    env: { ...definedEnvironment(), NODE_ENV: 'production' },
    // Node strips types, but the mails are JSX.
    ...(startsFromSource() && { execArgv: ['--import', import.meta.resolve('tsx')] }),
  });
  let isClosed = false;
  let unfinished = 0;
  // Without a listener, a thread that dies before it has a task would end the whole process.
  pool.on('error', (error) => log.error({ err: error }, 'a thread has died'));
  const start = async (name: string, input: unknown): Promise<unknown> => {
    unfinished += 1;
    try {
      return await pool.run(input, { filename: entryFile(name, 'task'), name: 'run' });
    } finally {
      unfinished -= 1;
    }
  };
  return {
    async run(name, input) {
      const answer = (await start(name, input).catch((error: unknown) => {
        if (isClosed) {
          throw error;
        }
        log.warn({ err: error, task: name }, 'a task in a thread has failed and is run once more');
        return start(name, input);
      })) as TaskAnswer;
      if ('refusal' in answer) {
        throw new AppError(answer.refusal.code, answer.refusal.details);
      }
      return answer.result;
    },
    load: () => ({ running: unfinished - pool.queueSize, waiting: pool.queueSize }),
    close: () => {
      isClosed = true;
      return pool.destroy();
    },
  };
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
