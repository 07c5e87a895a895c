import { toTask } from '#server/isolation/to-task.ts';

/** How often to die; `deaths` counts, shared by all threads. */
interface Mortality {
  readonly deaths: Int32Array;
  readonly times: number;
}

/** Dies with its thread as often as asked, then answers. */
export const run = toTask(async ({ deaths, times }: Mortality): Promise<string> => {
  if (Atomics.load(deaths, 0) === times) {
    return 'alive';
  }
  Atomics.add(deaths, 0, 1);
  setImmediate(() => {
    throw new Error('the thread dies');
  });
  return new Promise(() => undefined);
});
