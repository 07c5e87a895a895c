import { expect, test } from 'vitest';
import { pullKey, reportOf } from '#server/integrations/gate-platform/testing/keys.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { expectConclusion, openPullRequest } from '#server/modules/gate/testing/contributors.ts';
import { dueJobs } from '#server/modules/gate/testing/due-jobs.ts';
import {
  askVerdict,
  conclusionOf,
  headShaOf,
  PATIENCE,
  startGateWorld,
} from '#server/modules/gate/testing/gate-world.ts';
import { findTarget, type GateTarget } from './gate-target.ts';
import { lookAtPullRequest } from './look-at-pull-request.ts';

const world = await startGateWorld();
const { github, testApp } = world;

async function openTarget(externalId: string): Promise<GateTarget> {
  const em = testApp.em();
  const { id } = await em.findOneOrFail(GatedRepository, { externalId });
  const target = await findTarget(testApp.deps, em, id);
  if (target === undefined) {
    throw new Error('the repository is not judged');
  }
  return target;
}

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
  const repositoryId = String(pull.repository.id);
  const [target, second] = [await openTarget(repositoryId), await openTarget(repositoryId)];
  const find = (number: number) =>
    testApp.em().findOneOrFail(PullRequest, { repository: target.repository.id, number });
  const [one, two] = [await find(pull.number), await find(other.number)];
  /** The other run stores and shows its verdict after this one has read it and before this one writes. */
  const publishVerdict: GateTarget['client']['publishVerdict'] = async (key, report) => {
    if ((await find(other.number)).verdict === 'covered') {
      await testApp.em().nativeUpdate(PullRequest, two.id, { verdict: 'uncovered' });
      await second.client.publishVerdict(pullKey(other), reportOf(headShaOf(other), { verdict: 'uncovered' }));
    }
    await target.client.publishVerdict(key, report);
  };
  const taken = { id: one.id, number: pull.number, until: new Date() };

  await lookAtPullRequest(
    createSystemContext(testApp.deps),
    { ...target, client: { ...target.client, publishVerdict } },
    { taken, judgeOthers: async () => {} },
  );

  expect(conclusionOf(world, pull)).toBe('action_required');
  expect(github.mergeable(pull)).toBe(false);
});
