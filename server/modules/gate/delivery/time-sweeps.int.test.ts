import { afterAll, expect, test } from 'vitest';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { expectConclusion, openPullRequest } from '#server/modules/gate/testing/contributors.ts';
import { dueJobs } from '#server/modules/gate/testing/due-jobs.ts';
import { conclusionOf, PATIENCE, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { sweepDueConnections } from './sweep-gate.job.ts';
import { timeSweeps } from './time-sweeps.ts';

const world = await startGateWorld({ GATE_SWEEP_SECONDS: '4' });
const { app, github, testApp } = world;
const sweptAt = async (): Promise<Date | null | undefined> =>
  (await testApp.em().findOneOrFail(PlatformConnection, { publicId: 'github-app' })).sweptAt;
const sweptBefore = async (milliseconds: number): Promise<Date> => {
  const at = new Date(Date.now() - milliseconds);
  await testApp.em().nativeUpdate(PlatformConnection, { publicId: 'github-app' }, { sweptAt: at });
  return at;
};

const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

test.each([
  ['GATE_SWEEP_SECONDS ago', 4000, true],
  ['a moment ago', 0, false],
])('a connection that was swept %s is swept: %j', async (_when, milliseconds, isDue) => {
  const before = await sweptBefore(milliseconds);

  await sweepDueConnections(createSystemContext(testApp.deps));

  expect((await sweptAt())?.getTime() !== before.getTime()).toBe(isDue);
});

test('a start finds what was opened meanwhile, although the platform lists no delivery about it', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  // The first look at the whole repository would find them as well.
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);
  github.disturb(/pull_request\.opened/, 'drop', 2);
  const commits = [{ author: opener.email }];
  const { repository } = community;
  const pulls = [1, 2].map(() => github.openPullRequest({ repository, opener, commits }));
  await github.settleWebhooks();
  app.deliveries.splice(0);

  const stop = timeSweeps(testApp.deps);

  for (const opened of pulls) {
    await expectConclusion(world, opened, 'success');
  }
  await stop();
});

test('what was lost is found within GATE_SWEEP_SECONDS, although jobs are scheduled by the minute', async () => {
  const { opener, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const asked = github.requests(/hook\/deliveries/).length;
  stops.push(timeSweeps(testApp.deps));
  // A start sweeps at once: what is lost after that, the timer has to find.
  await expect.poll(() => github.requests(/hook\/deliveries/).length, PATIENCE).toBeGreaterThan(asked);
  github.disturb(/pull_request\.synchronize/, 'drop');
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });
  await github.settleWebhooks();
  expect(conclusionOf(world, pull)).toBeNull();

  await expectConclusion(world, pull, 'success');
});
