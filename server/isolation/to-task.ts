import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { AppError } from '#server/errors/app-error.ts';

// Requests come first. Linux lowers the priority of the calling thread alone; elsewhere the whole process would slow
// down.
if (!isMainThread && process.platform === 'linux') {
  setPriority(0, constants.priority.PRIORITY_LOW);
}

/** A task's answer. Errors that cross threads lose everything but their message, so refusals travel as data. */
export type TaskAnswer = { readonly result: unknown } | { readonly refusal: Pick<AppError, 'code' | 'details'> };

/** Wraps a function as the task of a `.task.ts` file, which exports it as `run` for `ThreadPool.run`. */
export function toTask<Input>(work: (input: Input) => unknown): (input: Input) => Promise<TaskAnswer> {
  return async (input) => {
    try {
      return { result: await work(input) };
    } catch (error) {
      if (error instanceof AppError) {
        return { refusal: { code: error.code, details: error.details } };
      }
      throw error;
    }
  };
}
