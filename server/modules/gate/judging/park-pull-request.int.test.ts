import { expect, test } from 'vitest';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import {
  expectConclusion,
  openPullRequest,
  type OpenedPullRequest,
} from '#server/modules/gate/testing/contributors.ts';
import { dueJobs } from '#server/modules/gate/testing/due-jobs.ts';
import { PATIENCE, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { graphql } from '#server/test/graphql.ts';
import { findTarget, type GateTarget } from './gate-target.ts';
import { lookAtPullRequest } from './look-at-pull-request.ts';

const PULL_REQUEST = 'query ($id: ID!) { pullRequest(id: $id) { verdict parked trace { summary } } }';
const RECHECK = 'mutation ($id: ID!) { recheckPullRequest(input: { id: $id }) { judgedAgain } }';

const world = await startGateWorld();
const { testApp } = world;
let clock = 0;
const deps = { ...testApp.deps, now: () => new Date(Date.now() + clock) };

/** A pull request that was judged, and how to judge it in a run whose commits take two minutes to read. */
async function arrange() {
  const opened = await openPullRequest(world, true);
  await expectConclusion(world, opened.pull, 'success');
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);
  const em = testApp.em();
  const repository = await em.findOneOrFail(GatedRepository, { externalId: String(opened.pull.repository.id) });
  const { id, number } = await em.findOneOrFail(PullRequest, { repository, number: opened.pull.number });
  const runSlowly = async (): Promise<'failed' | 'done'> => {
    const ctx = createSystemContext(deps);
    const target = slow(await findTarget(deps, ctx.em, repository.id));
    const taken = { id, number, until: new Date() };
    return lookAtPullRequest(ctx, target, { taken, judgeOthers: async () => {} }).then(
      () => 'done',
      () => 'failed',
    );
  };
  return { ...opened, id, runSlowly };
}

let reads = 0;

function slow(target: GateTarget | undefined): GateTarget {
  if (target === undefined) {
    throw new Error('the repository is not judged');
  }
  const listCommits: GateTarget['client']['listCommits'] = async (key, headSha, pace) => {
    reads += 1;
    clock += 120_000;
    await pace?.();
    return target.client.listCommits(key, headSha, pace);
  };
  return { ...target, client: { ...target.client, listCommits } };
}

async function ask({ community }: OpenedPullRequest, document: string, id: string) {
  return (await graphql(testApp.app, document, { id }, community.headers)).data;
}

test('a pull request is parked once judging has run out of time three times, and judged when a manager asks', async () => {
  const { id, runSlowly, ...opened } = await arrange();
  expect([await runSlowly(), await runSlowly()]).toEqual(['failed', 'failed']);
  expect(await ask(opened, PULL_REQUEST, id)).toMatchObject({ pullRequest: { verdict: 'COVERED', parked: false } });

  expect(await runSlowly()).toBe('done');

  await expectConclusion(world, opened.pull, 'failure');
  const summary = expect.stringContaining('拆分');
  expect(await ask(opened, PULL_REQUEST, id)).toEqual({
    pullRequest: { verdict: 'UNKNOWN', parked: true, trace: { summary } },
  });
  reads = 0;
  expect(await runSlowly()).toBe('done');
  expect(reads).toBe(0);

  expect(await ask(opened, RECHECK, id)).toEqual({ recheckPullRequest: { judgedAgain: true } });

  await expectConclusion(world, opened.pull, 'success');
  expect(await ask(opened, PULL_REQUEST, id)).toMatchObject({ pullRequest: { verdict: 'COVERED', parked: false } });
});

test('a parked pull request is judged when it has a new head', async () => {
  const { runSlowly, pull, opener } = await arrange();
  expect([await runSlowly(), await runSlowly(), await runSlowly()]).toEqual(['failed', 'failed', 'done']);
  await expectConclusion(world, pull, 'failure');

  world.github.push(pull, { by: opener, commits: [{ author: opener.email }] });

  await expectConclusion(world, pull, 'success');
});

test('a parked pull request is judged once more after twelve hours', async () => {
  const { runSlowly } = await arrange();
  expect([await runSlowly(), await runSlowly(), await runSlowly()]).toEqual(['failed', 'failed', 'done']);
  clock += 13 * 3_600_000;
  reads = 0;

  expect(await runSlowly()).toBe('done');

  expect(reads).toBe(1);
});
