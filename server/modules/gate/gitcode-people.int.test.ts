import { expect, test } from 'vitest';
import { PATIENCE, sign } from './testing/gate-world.ts';
import {
  addGitcodeCommunity,
  askGitcodeVerdict,
  expectGitcodeVerdict,
  expectLabels,
  LABELS,
  openOnGitcode,
  startGitcodeWorld,
} from './testing/gitcode-world.ts';
import { setPolicy } from './testing/token-community.ts';

const world = await startGitcodeWorld();
const { gitcode, testApp } = world;
const YES = [LABELS.covered];
const NO = [LABELS.uncovered];

test('gitcode: a bot is an account like any other until it is registered, and then only in its own pull requests', async () => {
  const community = await addGitcodeCommunity(world);
  const { repository } = community;
  const bot = gitcode.addUser('update-robot');
  const stranger = gitcode.addUser('stranger');
  const author = bot.emails[0] ?? '';
  const own = gitcode.openPullRequest({ repository, opener: bot, commits: [{ author }] });
  const foreign = gitcode.openPullRequest({ repository, opener: stranger, commits: [{ author }] });
  await expectLabels(own, NO);
  await expectLabels(foreign, NO);

  const bots = [{ platform: 'GITCODE', accountId: bot.id, name: 'Update robot', host: gitcode.url }];
  await setPolicy(testApp, community, { bots });

  await expectLabels(own, YES);
  expect((await askGitcodeVerdict(world, own))?.trace.commits[0]?.subjects[0]).toMatchObject({ rule: 'bot' });
  const missing = async () => (await askGitcodeVerdict(world, foreign))?.trace.commits[0]?.subjects[0]?.['step'];
  await expect.poll(missing, PATIENCE).toBe('FIX_COMMIT');
  expect([...foreign.labels]).toEqual(NO);
});

test('gitcode: a repository renamed without an event is found by its next webhook', async () => {
  const { community, opener, pull } = await openOnGitcode(world, false);
  await expectLabels(pull, NO);

  pull.repository.name = 'renamed';
  gitcode.push(pull, [{ author: opener.email }]);

  await expectGitcodeVerdict(world, pull, 'UNCOVERED');
  expect((await askGitcodeVerdict(world, pull))?.trace.commits).toHaveLength(2);
  await sign(world, community, opener.email);
  await expectLabels(pull, YES);
});

test('gitcode: of a pull request from a fork, labels and comment go to the repository that it is for', async () => {
  const { community, pull } = await openOnGitcode(world, false);

  await expectLabels(pull, NO);

  const { organization, repository } = community;
  await expect.poll(() => pull.comments.length, PATIENCE).toBe(1);
  const path = `${organization.login}/${repository.name}`;
  const written = gitcode
    .requests(/^(?:POST|PUT|PATCH) /)
    .filter((request) => request.includes(`/pulls/${pull.number}`));
  expect(written.filter((request) => request.includes(path)).length).toBeGreaterThanOrEqual(2);
  expect(gitcode.requests(/\/forks|\/statuses/)).toEqual([]);
});
