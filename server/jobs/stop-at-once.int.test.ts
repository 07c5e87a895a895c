import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '#server/http/create-log.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { startJobQueue, type QueuedJob } from './job-queue.ts';

const JOBS = Array.from({ length: 8 }, (_, index): QueuedJob<null, object> => ({
  name: `short-lived-${index}`,
  payload: z.object({}),
  options: { retries: 1, retryDelaySeconds: 1, expirySeconds: 10, workers: 2 },
  run: async () => undefined,
}));

// A start that fails stops the workers while each of them opens its first connection.
test('a queue that stops as its workers begin leaves no statement under way, so the database can be closed', async () => {
  const database = await createTestDatabase();
  const queue = await startJobQueue(database, createLog('silent'), JOBS);
  await queue.work(JOBS, null);

  await queue.stop();

  await expect(database.orm.close()).resolves.toBeUndefined();
});
