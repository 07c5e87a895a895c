import { onTestFinished, test, expect } from 'vitest';
import { createLog } from '#server/http/create-log.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

/** Starting a thread is slow on a busy machine. */
const TIMEOUT = 60_000;

function openPool(): ThreadPool {
  const threads = createThreadPool(createLog('silent'));
  onTestFinished(() => threads.close());
  return threads;
}

test('a task answers from another thread, in production mode', { timeout: TIMEOUT }, async () => {
  const answer = await openPool().run('isolation/testing/describe-thread', 'asked');

  expect(answer).toEqual({ input: 'asked', isMainThread: false, mode: 'production' });
});

test('a refusal arrives with its code and details', { timeout: TIMEOUT }, async () => {
  const refused = openPool().run('isolation/testing/describe-thread', '');

  await expect(refused).rejects.toMatchObject({
    name: 'AppError',
    code: 'bad_request_parameter',
    details: { field: 'input' },
  });
});

test('a task whose thread dies is run once more', { timeout: TIMEOUT }, async () => {
  const deaths = new Int32Array(new SharedArrayBuffer(4));

  const answer = await openPool().run('isolation/testing/die', { deaths, times: 1 });

  expect(answer).toBe('alive');
  expect(deaths[0]).toBe(1);
});

test('a task whose thread dies again fails, and the next one gets a thread', { timeout: TIMEOUT }, async () => {
  const threads = openPool();
  const deaths = new Int32Array(new SharedArrayBuffer(4));

  await expect(threads.run('isolation/testing/die', { deaths, times: 2 })).rejects.toThrow('dies');

  expect(await threads.run('isolation/testing/die', { deaths, times: 2 })).toBe('alive');
});
