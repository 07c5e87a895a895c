import { expect, test } from 'vitest';
import { pullKey, reportOf } from '#server/integrations/gate-platform/testing/keys.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { expectConclusion, openPullRequest } from '#server/modules/gate/testing/contributors.ts';
import { dueJobs } from '#server/modules/gate/testing/due-jobs.ts';
import {
  askVerdict,
  conclusionOf,
  headShaOf,
  PATIENCE,
  startGateWorld,
} from '#server/modules/gate/testing/gate-world.ts';
import { findStored, judgeWith, openTarget } from '#server/modules/gate/testing/judging-run.ts';

const world = await startGateWorld();
const { github, testApp } = world;

test('of two runs about one head the later to write does not hide what the other has found', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  const commits = [{ author: opener.email }];
  const other = github.openPullRequest({ repository: community.repository, opener, base: 'release', commits });
  await expectConclusion(world, pull, 'success');
  github.moveHead(other, { by: opener, commits: pull.commits });
  const seen = { headSha: headShaOf(pull), verdict: 'COVERED' };
  await expect.poll(() => askVerdict(world, other), PATIENCE).toMatchObject(seen);
  await expectConclusion(world, pull, 'success');
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);
  const two = await findStored(testApp.deps, other);
  const second = await openTarget(testApp.deps, two);

  await judgeWith(testApp.deps, pull, (client) => ({
    /** The other run stores and shows its verdict after this one has read it and before this one writes. */
    publishVerdict: async (key, report) => {
      if ((await findStored(testApp.deps, other)).verdict === 'covered') {
        await testApp.em().nativeUpdate(PullRequest, two.id, { verdict: 'uncovered' });
        await second.client.publishVerdict(pullKey(other), reportOf(headShaOf(other), { verdict: 'uncovered' }));
      }
      await client.publishVerdict(key, report);
    },
  }));

  expect(conclusionOf(world, pull)).toBe('action_required');
  expect(github.mergeable(pull)).toBe(false);
});
