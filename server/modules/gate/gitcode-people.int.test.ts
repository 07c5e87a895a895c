import { expect, test } from 'vitest';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import { PATIENCE, sign } from './testing/gate-world.ts';
import { setPolicy } from './testing/token-community.ts';
import {
  addGatedCommunity,
  askTokenVerdict,
  expectLabels,
  expectVerdict,
  NO,
  openBy,
  startGitcodeWorld,
  YES,
} from './testing/token-world.ts';

const world = await startGitcodeWorld();
const { host: gitcode, testApp } = world;

test('gitcode: a bot is an account like any other until it is registered, and then only in its own pull requests', async () => {
  const community = await addGatedCommunity(world);
  const { repository } = community;
  const bot = gitcode.addUser('update-robot');
  const stranger = gitcode.addUser('stranger');
  const author = bot.emails[0] ?? '';
  const own = gitcode.openPullRequest({ repository, opener: bot, commits: [{ author }] });
  const foreign = gitcode.openPullRequest({ repository, opener: stranger, commits: [{ author }] });
  await expectLabels(own, NO);
  await expectLabels(foreign, NO);

  const bots = [{ platform: 'GITCODE', accountId: bot.apiId, name: 'Update robot', host: gitcode.url }];
  await setPolicy(testApp, community, { bots });

  await expectLabels(own, YES);
  expect((await askTokenVerdict(world, own))?.trace.commits[0]?.subjects[0]).toMatchObject({ rule: 'bot' });
  const missing = async () => (await askTokenVerdict(world, foreign))?.trace.commits[0]?.subjects[0]?.['step'];
  await expect.poll(missing, PATIENCE).toBe('FIX_COMMIT');
  expect([...foreign.labels]).toEqual(NO);
});

test('gitcode: a repository renamed without an event is found by its next webhook', async () => {
  const { community, opener, pull } = await openBy(world, false);
  await expectLabels(pull, NO);

  pull.repository.name = 'renamed';
  gitcode.push(pull, { commits: [{ author: opener.email }] });

  await expectVerdict(world, pull, 'UNCOVERED');
  expect((await askTokenVerdict(world, pull))?.trace.commits).toHaveLength(2);
  await sign(world, community, opener.email);
  await expectLabels(pull, YES);
});

test('gitcode: of a pull request from a fork, labels and comment go to the repository that it is for', async () => {
  const { community, pull } = await openBy(world, false);

  await expectLabels(pull, NO);

  const { organization, repository } = community;
  await expect.poll(() => commentsOf(pull).length, PATIENCE).toBe(1);
  const path = `${organization.login}/${repository.name}`;
  const written = gitcode
    .requests(/^(?:POST|PUT|PATCH) /)
    .filter((request) => request.includes(`/pulls/${pull.number}`));
  expect(written.filter((request) => request.includes(path)).length).toBeGreaterThanOrEqual(2);
  expect(gitcode.requests(/\/forks|\/statuses/)).toEqual([]);
});
