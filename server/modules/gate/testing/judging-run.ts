import { expect } from 'vitest';
import type { Dependencies } from '#server/context.ts';
import type { GateClient } from '#server/integrations/gate-platform/gate-platform.ts';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { JUDGE_PULL_REQUEST } from '#server/modules/gate/connection/gate-queues.ts';
import { findTarget, type GateTarget } from '#server/modules/gate/judging/gate-target.ts';
import { lookAtPullRequest } from '#server/modules/gate/judging/look-at-pull-request.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { expectConclusion, openPullRequest, type OpenedPullRequest } from './contributors.ts';
import { dueJobs } from './due-jobs.ts';
import { PATIENCE, type GateWorld } from './gate-world.ts';

/** A pull request that was judged; nothing is left to do about it. */
export interface JudgedPullRequest extends OpenedPullRequest {
  readonly id: string;
}

/** Opens a pull request by somebody who has signed, and waits until it was judged. */
export async function openJudged(world: GateWorld): Promise<JudgedPullRequest> {
  const opened = await openPullRequest(world, true);
  await expectConclusion(world, opened.pull, 'success');
  await expect.poll(() => dueJobs(world.testApp.em()), PATIENCE).toEqual([]);
  const { id } = await findStored(world.testApp.deps, opened.pull);
  return { ...opened, id };
}

/** Finds what is stored of a pull request. */
export async function findStored(
  { orm }: Pick<Dependencies, 'orm'>,
  { repository, number }: Pick<FakePull, 'repository' | 'number'>,
): Promise<PullRequest> {
  return orm.em.fork().findOneOrFail(PullRequest, { repository: { externalId: String(repository.id) }, number });
}

/** Opens what judges a stored pull request. */
export async function openTarget(deps: Dependencies, { repository }: PullRequest): Promise<GateTarget> {
  const target = await findTarget(deps, deps.orm.em.fork(), repository.id);
  if (target === undefined) {
    throw new Error('the repository is not judged');
  }
  return target;
}

/** Judges a pull request in a run of the test, which changes some of what the platform answers. */
export async function judgeWith(
  deps: Dependencies,
  pull: FakePull,
  changed: (client: GateClient) => Partial<GateClient>,
): Promise<Date | undefined> {
  const stored = await findStored(deps, pull);
  const target = await openTarget(deps, stored);
  const client = { ...target.client, ...changed(target.client) };
  const taken = { id: stored.id, number: pull.number, until: new Date() };
  return lookAtPullRequest(createSystemContext(deps), { ...target, client }, { taken, queue: JUDGE_PULL_REQUEST });
}
