import { expect, test } from 'vitest';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { expectConclusion, openPullRequest } from '#server/modules/gate/testing/contributors.ts';
import { dueJobs } from '#server/modules/gate/testing/due-jobs.ts';
import { PATIENCE, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { findTarget, type GateTarget } from './gate-target.ts';
import { lookAtPullRequest } from './look-at-pull-request.ts';

const NEXT_HEAD = 'f'.repeat(40);

/** The same target, where something happens while the commits are read. */
function whileReading(target: GateTarget | undefined, happens: () => Promise<unknown>): GateTarget {
  if (target === undefined) {
    throw new Error('the repository is not judged');
  }
  const listCommits: GateTarget['client']['listCommits'] = async (...asked) => {
    await happens();
    return target.client.listCommits(...asked);
  };
  return { ...target, client: { ...target.client, listCommits } };
}

test('a run that another one has overtaken with a later head gives no verdict', async () => {
  const world = await startGateWorld();
  const em = world.testApp.em();
  const { pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  await expect.poll(() => dueJobs(em), PATIENCE).toEqual([]);
  const repository = await em.findOneOrFail(GatedRepository, { externalId: String(pull.repository.id) });
  const { id, number } = await em.findOneOrFail(PullRequest, { repository, number: pull.number });
  const verdicts = () => world.testApp.em().count(PullRequestVerdict, { pullRequest: id });
  const before = await verdicts();
  const ctx = createSystemContext(world.testApp.deps);
  const target = await findTarget(world.testApp.deps, ctx.em, repository.id);
  const later = { headSha: NEXT_HEAD, verdict: 'pending' } as const;
  const overtaken = whileReading(target, () => world.testApp.em().nativeUpdate(PullRequest, id, later));

  await lookAtPullRequest(ctx, overtaken, { taken: { id, number, until: new Date() }, judgeOthers: async () => {} });

  expect(await world.testApp.em().findOneOrFail(PullRequest, id)).toMatchObject(later);
  expect(await verdicts()).toBe(before);
});
