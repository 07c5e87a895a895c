import { isMainThread } from 'node:worker_threads';
import { AppError } from '#server/errors/app-error.ts';
import { toTask } from '../to-task.ts';

export const run = toTask((input: string) => {
  if (input === '') {
    throw new AppError('bad_request_parameter', { field: 'input' });
  }
  return { input, isMainThread, mode: process.env['NODE_ENV'] };
});
