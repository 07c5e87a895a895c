import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Em } from '#server/db/open-database.ts';
import { createLog } from '#server/http/create-log.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { startJobQueue, type QueuedJob } from './job-queue.ts';
import { JOB_TABLE } from './job-table.ts';

const database = await createTestDatabase();

const JOB: QueuedJob<string[], { readonly text: string }> = {
  name: 'lost',
  payload: z.object({ text: z.string() }),
  // Longer than the test may take.
  options: { retries: 1, retryDelaySeconds: 1, expirySeconds: 3600 },
  run: async (log, { text }) => log.push(text),
};

test('what ran when the process was killed runs again once the next one has started', async () => {
  const killed = await startJobQueue(database, createLog('silent'), [JOB]);
  const em = database.orm.em.fork();
  await em.transactional((inner: Em) =>
    killed.enqueue(JOB.name, [{ data: { text: 'it' } }], inner.getTransactionContext()),
  );
  await killed.stop();
  await em.execute(`update ${JOB_TABLE} set state = 'active', started_on = now() where name = ?`, [JOB.name]);

  const next = await startJobQueue(database, createLog('silent'), [JOB]);
  onTestFinished(() => next.stop());
  const log: string[] = [];
  await next.work([JOB], log);

  await expect.poll(() => log).toEqual(['it']);
});
