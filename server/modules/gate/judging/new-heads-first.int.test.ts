import { expect, test } from 'vitest';
import { expectConclusion, openPullRequest } from '#server/modules/gate/testing/contributors.ts';
import { dueJobs, GATE_JOBS } from '#server/modules/gate/testing/due-jobs.ts';
import { addCommunity, PATIENCE, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { graphql } from '#server/test/graphql.ts';

/** One more than are judged at once. */
const OPEN = 21;

const SAVE = `mutation ($input: UpdateGatePolicyInput!) { updateGatePolicy(input: $input) { judgedAgain } }`;

test('a new head waits for none of the open pull requests that a saved rule has judged again', async () => {
  const others = [...GATE_JOBS].filter((name) => name !== 'judge-pull-request');
  const world = await startGateWorld({}, new Set(others));
  const community = await addCommunity(world);
  const { link, headers } = community;
  for (let opened = 0; opened < OPEN; opened += 1) {
    const { pull } = await openPullRequest(world, false, { community });
    await expectConclusion(world, pull, 'action_required');
  }

  const input = { linkId: link.linkId, coAuthors: 'REQUIRE' };
  const { data } = await graphql(world.testApp.app, SAVE, { input }, headers);
  const waiting = (): Promise<string[]> => dueJobs(world.testApp.em(), 'judge-pull-request');
  await expect.poll(waiting, PATIENCE).toHaveLength(OPEN);
  const { pull } = await openPullRequest(world, false, { community });
  await expectConclusion(world, pull, 'action_required');

  expect(data).toEqual({ updateGatePolicy: { judgedAgain: OPEN } });
  expect(await waiting()).toHaveLength(OPEN);
});
