import { expect, test } from 'vitest';
import type { GateClient } from '#server/integrations/gate-platform/gate-platform.ts';
import { expectConclusion, type OpenedPullRequest } from '#server/modules/gate/testing/contributors.ts';
import { startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { judgeWith, openJudged } from '#server/modules/gate/testing/judging-run.ts';
import { graphql } from '#server/test/graphql.ts';

const PULL_REQUEST = 'query ($id: ID!) { pullRequest(id: $id) { verdict parked trace { summary } } }';
const RECHECK = 'mutation ($id: ID!) { recheckPullRequest(input: { id: $id }) { judgedAgain } }';

const world = await startGateWorld();
const { testApp } = world;
let clock = 0;
const deps = { ...testApp.deps, now: () => new Date(Date.now() + clock) };

/** A pull request that was judged, and how to judge it in a run whose commits take two minutes to read. */
async function arrange() {
  const judged = await openJudged(world);
  const runSlowly = (): Promise<'failed' | 'done'> =>
    judgeWith(deps, judged.pull, slow).then(
      () => 'done',
      () => 'failed',
    );
  return { ...judged, runSlowly };
}

let reads = 0;

function slow(client: GateClient): Partial<GateClient> {
  return {
    listCommits: async (key, headSha, pace) => {
      reads += 1;
      clock += 120_000;
      await pace?.();
      return client.listCommits(key, headSha, pace);
    },
  };
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
