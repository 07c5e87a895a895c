import { expect, test } from 'vitest';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { PlatformInstallation } from './connection/platform-installation.entity.ts';
import { expectConclusion, openPullRequest } from './testing/contributors.ts';
import { dueJobs } from './testing/due-jobs.ts';
import {
  addCommunity,
  askVerdict,
  checkOf,
  conclusionOf,
  headShaOf,
  PATIENCE,
  startGateWorld,
} from './testing/gate-world.ts';
import { hurryJobs } from './testing/hurry-jobs.ts';

const world = await startGateWorld();
const { github, testApp } = world;
const allJobsWait = async () => {
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);
};
const shows = (pull: FakePull, conclusion: string) => expectConclusion(world, pull, conclusion);

test.each([
  ['github-044 the commit of a fork is unknown yet', { youngFor: 2 }, undefined],
  ['github-051 the token was revoked', {}, 'unauthorized'],
] as const)('%s: the verdict comes later', async (_situation, young, fault) => {
  if (fault !== undefined) {
    github.fail({ on: /graphql/i, kind: fault });
  }

  const { pull } = await openPullRequest(world, true, young);

  await shows(pull, 'success');
  const checks = pull.repository.checkRuns.filter(({ headSha }) => headSha === headShaOf(pull));
  expect(checks).toHaveLength(1);
});

test('github-046 at a limit of the platform everything waits, and nothing is lost', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  const questions = new RegExp(`graphql .* ${repository.owner.login}/${repository.name}`);
  github.fail({ on: questions, kind: 'primary_limit' });
  const { opener, pull } = await openPullRequest(world, true, { community });
  const externalId = String(community.installation.id);
  const limit = async () => (await testApp.em().findOneOrFail(PlatformInstallation, { externalId })).limitedUntil;
  await expect.poll(limit, PATIENCE).toBeInstanceOf(Date);
  // What began before the limit was known may still be asking.
  await allJobsWait();
  const asked = github.requests(questions).length;
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });
  await github.settleWebhooks();
  await allJobsWait();
  expect(conclusionOf(world, pull)).toBeNull();
  expect(github.requests(questions)).toHaveLength(asked);

  // The limit is stored before the job that it puts off.
  await expect
    .poll(async () => {
      await testApp.em().nativeUpdate(PlatformInstallation, { externalId }, { limitedUntil: null });
      await hurryJobs(testApp.em());
      return conclusionOf(world, pull);
    }, PATIENCE)
    .toBe('success');
});

test('github-050 a check whose answer was lost is not made twice', async () => {
  github.fail({ on: /POST .*check-runs/, kind: 'lost_answer' });
  const { pull } = await openPullRequest(world, true);

  await shows(pull, 'success');

  expect(pull.repository.checkRuns.filter(({ headSha }) => headSha === headShaOf(pull))).toHaveLength(1);
});

test('github-089 and 091: a re-run judges the head, and leaves it alone for an older commit', async () => {
  const { community, opener, pull } = await openPullRequest(world, false);
  await shows(pull, 'action_required');
  await buildIndividualSigning(testApp.em(), community.cla, { email: opener.email });

  github.rerun(community.repository, { sha: '0'.repeat(40), by: opener, app: world.app });
  await github.settleWebhooks();
  expect(checkOf(world, pull, headShaOf(pull))?.conclusion).toBe('action_required');
  github.rerun(community.repository, { sha: headShaOf(pull), by: opener, app: world.app });

  await shows(pull, 'success');
});

test('github-045: a head that the platform shows late is judged without another event', async () => {
  const { opener, pull } = await openPullRequest(world, true);
  await shows(pull, 'success');
  await allJobsWait();

  github.push(pull, { by: opener, commits: [{ author: opener.email }], staleReads: 1 });

  await shows(pull, 'success');
  expect((await askVerdict(world, pull))?.headSha).toBe(headShaOf(pull));
});

test('a pull request that the platform reported but does not show yet is judged once it does', async () => {
  const { pull } = await openPullRequest(world, true);
  const { repository } = pull;
  repository.pulls.delete(pull.number);
  const asked = (): unknown[] => github.requests(new RegExp(`graphql PullRequest ${repository.owner.login}/`));
  await expect.poll(asked, PATIENCE).not.toEqual([]);

  repository.pulls.set(pull.number, pull);

  await shows(pull, 'success');
});

test('a head that the platform never came to know keeps no later one from its verdict', async () => {
  const { opener, pull } = await openPullRequest(world, true, { youngFor: 1000 });
  const checks = new RegExp(`POST .*${pull.repository.owner.login}/project/check-runs`);
  await expect.poll(() => github.requests(checks), PATIENCE).not.toEqual([]);

  github.push(pull, { by: opener, force: true, commits: [{ author: opener.email }] });

  await shows(pull, 'success');
});
