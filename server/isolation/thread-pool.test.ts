import { onTestFinished, test, expect } from 'vitest';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

/** Starting a thread is slow on a busy machine. */
const TIMEOUT = 60_000;

function openPool(): ThreadPool {
  const threads = createThreadPool();
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
