import { expect, test } from 'vitest';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { newPdf } from '#server/modules/community/link/testing/community.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { announceCla } from './announce-cla.job.ts';

const testApp = await createTestApp();

/** The jobs that are enqueued when the last of some versions of one CLA is published; `removed` are those removed. */
async function announced(versions: number, removed: readonly number[]): Promise<string[]> {
  const link = await buildLink(testApp.em());
  for (let version = 1; version <= versions; version += 1) {
    await buildCla(testApp.em(), link, { bytes: await newPdf() });
  }
  await testApp.em().nativeUpdate(Cla, { link, version: { $in: [...removed] } }, { state: ClaState.REMOVED });
  const { id } = await testApp.em().findOneOrFail(Cla, { link, version: versions });
  const queued: string[] = [];
  const enqueue: JobQueue['enqueue'] = async (name) => void queued.push(name);
  const deps = { ...testApp.deps, jobs: { ...testApp.deps.jobs, enqueue } };
  await announceCla.run(deps, { action: 'CLA_ADDED', subject: id, details: {} });
  return queued;
}

test.each([
  ['the first version', 1, [], []],
  ['a second version', 2, [], ['cla-notice']],
  ['one after a removed one, with an earlier one', 3, [2], ['cla-notice']],
  ['one after the only earlier one was removed', 2, [1], []],
] as const)('%s: signers of an earlier one are notified', async (_case, versions, removed, jobs) => {
  expect(await announced(versions, removed)).toEqual(jobs);
});
