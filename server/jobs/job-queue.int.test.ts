import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Em } from '#server/db/open-database.ts';
import { createLog } from '#server/http/create-log.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { startJobQueue, type JobQueue, type QueuedJob } from './job-queue.ts';

const TIMEOUT = 60_000;
const database = await createTestDatabase();

/** What jobs recorded, in the order in which they ran. */
type Log = string[];
type TestJob = QueuedJob<Log, { readonly text: string }>;

const OPTIONS = { retries: 1, retryDelaySeconds: 1, expirySeconds: 10 };
const payload = z.object({ text: z.string() });

async function openQueue(jobs: readonly TestJob[]): Promise<JobQueue> {
  const queue = await startJobQueue(database, createLog('silent'), jobs);
  onTestFinished(() => queue.stop());
  return queue;
}

const enqueue = (queue: JobQueue, name: string, payloads: readonly object[]): Promise<void> =>
  database.orm.em.fork().transactional((em: Em) =>
    queue.enqueue(
      name,
      payloads.map((data) => ({ data })),
      em.getTransactionContext(),
    ),
  );

test('jobs of one kind run after the commit, however many at once', { timeout: TIMEOUT }, async () => {
  const job: TestJob = {
    name: 'many',
    payload,
    options: { ...OPTIONS, workers: 2 },
    run: async (log, { text }) => log.push(text),
  };
  const queue = await openQueue([job]);
  const log: Log = [];
  const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);

  await enqueue(
    queue,
    'many',
    texts.map((text) => ({ text })),
  );
  await queue.work([job], log);
  queue.wake(['many']);

  await expect.poll(() => log.toSorted(), { timeout: TIMEOUT }).toEqual(texts.toSorted());
});

test('a transaction that is rolled back leaves no job', { timeout: TIMEOUT }, async () => {
  const job: TestJob = { name: 'rolled-back', payload, options: OPTIONS, run: async (log, { text }) => log.push(text) };
  const queue = await openQueue([job]);
  const log: Log = [];
  const refused = database.orm.em.fork().transactional(async (em: Em) => {
    await queue.enqueue('rolled-back', [{ data: { text: 'never' } }], em.getTransactionContext());
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await enqueue(queue, 'rolled-back', [{ text: 'later' }]);

  await queue.work([job], log);

  await expect.poll(() => log, { timeout: TIMEOUT }).toEqual(['later']);
});

test('a failing job is retried, and given up after its last attempt', { timeout: TIMEOUT }, async () => {
  const job: TestJob = {
    name: 'failing',
    payload,
    options: OPTIONS,
    run: (log) => {
      log.push('tried');
      return Promise.reject(new Error('failed'));
    },
    giveUp: async (log, { text }) => log.push(`gave up ${text}`),
  };
  const queue = await openQueue([job]);
  const log: Log = [];
  await enqueue(queue, 'failing', [{ text: 'it' }]);

  await queue.work([job], log);

  await expect.poll(() => log, { timeout: TIMEOUT }).toEqual(['tried', 'tried', 'gave up it']);
});

test('an invalid payload never reaches the job', { timeout: TIMEOUT }, async () => {
  const job: TestJob = { name: 'typed', payload, options: OPTIONS, run: async (log, { text }) => log.push(text) };
  const queue = await openQueue([job]);
  const log: Log = [];
  await enqueue(queue, 'typed', [{ text: 1 }, { text: 'well-formed' }]);

  await queue.work([job], log);

  await expect.poll(() => log, { timeout: TIMEOUT }).toEqual(['well-formed']);
});

test('a job with a schedule is scheduled once, however often the service starts', async () => {
  const options = { ...OPTIONS, cron: '23 3 * * *' };
  const job: TestJob = { name: 'nightly', payload, options, run: async () => undefined };

  await openQueue([job]);
  await openQueue([job]);

  const scheduled = await database.orm.em.fork().execute(`select cron from pgboss.schedule where name = 'nightly'`);
  expect(scheduled).toEqual([{ cron: '23 3 * * *' }]);
});

test('a start changes the queue in the database only where its job has changed', async () => {
  const job: TestJob = {
    name: 'released',
    payload,
    options: { ...OPTIONS, cron: '5 4 * * *' },
    run: async () => undefined,
    giveUp: async () => undefined,
  };
  const read = (): Promise<object[]> =>
    database.orm.em.fork().execute(
      `select q.name, q.retry_limit, q.dead_letter, q.updated_on, s.cron, s.updated_on as scheduled_on
       from pgboss.queue q left join pgboss.schedule s on s.name = q.name where q.name like 'released%' order by q.name`,
    );

  await openQueue([job]);
  const first = await read();
  await openQueue([job]);
  const second = await read();
  await openQueue([{ ...job, options: { ...job.options, retries: 7, cron: '6 4 * * *' } }]);

  expect(second).toEqual(first);
  expect(await read()).toMatchObject([
    { name: 'released', retry_limit: 7, dead_letter: 'released-dead', cron: '6 4 * * *' },
    { name: 'released-dead', retry_limit: 7 },
  ]);
});

test(
  'of jobs with one key that wait, the first is kept; a later time is waited for',
  { timeout: TIMEOUT },
  async () => {
    const log: Log = [];
    const job: TestJob = {
      name: 'keyed',
      payload,
      options: OPTIONS,
      key: ({ text }) => text.slice(0, 1),
      run: async (_log, { text }) => log.push(text),
    };
    const queue = await openQueue([job]);
    const waiting = [
      { data: { text: 'a1' }, key: 'a' },
      { data: { text: 'a2' }, key: 'a' },
      { data: { text: 'b1' }, key: 'b' },
      { data: { text: 'c1' }, key: 'c', after: new Date(Date.now() + 3_600_000) },
    ];

    await database.orm.em.fork().transactional((em: Em) => queue.enqueue('keyed', waiting, em.getTransactionContext()));
    await queue.work([job], log);
    queue.wake(['keyed']);
    await expect.poll(() => log.length, { timeout: TIMEOUT }).toBe(2);
    await enqueue(queue, 'keyed', [{ text: 'last' }]);
    queue.wake(['keyed']);

    // Those that were enqueued together may run in any order.
    await expect.poll(() => log.toSorted(), { timeout: TIMEOUT }).toEqual(['a1', 'b1', 'last']);
  },
);
