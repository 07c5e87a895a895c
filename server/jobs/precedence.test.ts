import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPrecedence, type Precedence } from './precedence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface WaitingJob {
  mayRun: boolean;
}

async function waitAsJob(precedence: Precedence, job: WaitingJob, secondsAgo: number): Promise<void> {
  await precedence.waitForChanges(new Date(Date.now() - secondsAgo * 1000));
  job.mayRun = true;
}

/** Starts to wait as a job that was enqueued some seconds ago; tells whether it may run. */
function startJob(precedence: Precedence, secondsAgo = 0): WaitingJob {
  const job = { mayRun: false };
  void waitAsJob(precedence, job, secondsAgo);
  return job;
}

test('a job waits until the last change has ended', async () => {
  const precedence = createPrecedence();
  const changes = [precedence.beginChange(), precedence.beginChange()];
  const job = startJob(precedence);

  changes[0]?.();
  await vi.advanceTimersByTimeAsync(5);
  expect(job.mayRun).toBe(false);
  changes[1]?.();
  await vi.advanceTimersByTimeAsync(5);

  expect(job.mayRun).toBe(true);
});

test('changes that follow each other at once leave no gap for a job', async () => {
  const precedence = createPrecedence();
  const first = precedence.beginChange();
  const job = startJob(precedence);

  first();
  await vi.advanceTimersByTimeAsync(4);
  const second = precedence.beginChange();
  await vi.advanceTimersByTimeAsync(5);
  const late = startJob(precedence);
  expect([job, late]).toEqual([{ mayRun: false }, { mayRun: false }]);
  second();
  await vi.advanceTimersByTimeAsync(4);
  expect([job, late]).toEqual([{ mayRun: false }, { mayRun: false }]);
  await vi.advanceTimersByTimeAsync(1);

  expect([job, late]).toEqual([{ mayRun: true }, { mayRun: true }]);
});

test.each([
  ['runs at once without changes', { changes: 0, secondsAgo: 0, milliseconds: 0, mayRun: true }],
  ['still waits just before three seconds', { changes: 1, secondsAgo: 0, milliseconds: 2999, mayRun: false }],
  ['waits for three seconds at most', { changes: 1, secondsAgo: 0, milliseconds: 3000, mayRun: true }],
  ['counts the time since it was enqueued', { changes: 1, secondsAgo: 2, milliseconds: 1000, mayRun: true }],
  ['runs at once when it is late', { changes: 1, secondsAgo: 60, milliseconds: 0, mayRun: true }],
  ['trusts no clock that is ahead', { changes: 1, secondsAgo: -60, milliseconds: 3000, mayRun: true }],
])('under changes that do not end, a job %s', async (_rule, { changes, secondsAgo, milliseconds, mayRun }) => {
  const precedence = createPrecedence();
  Array.from({ length: changes }, () => precedence.beginChange());
  const job = startJob(precedence, secondsAgo);

  await vi.advanceTimersByTimeAsync(milliseconds);

  expect(job.mayRun).toBe(mayRun);
});
