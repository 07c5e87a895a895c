import { expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { PlatformConnection } from './connection/platform-connection.entity.ts';
import { PATIENCE, sign } from './testing/gate-world.ts';
import { connectByToken, gateRepository, setPolicy } from './testing/token-community.ts';
import {
  addGatedCommunity,
  addPerson,
  askTokenVerdict,
  expectLabels,
  expectVerdict,
  LABELS,
  NO,
  openBy,
  startGitcodeWorld,
  YES,
} from './testing/token-world.ts';

const world = await startGitcodeWorld();
const { host: gitcode, testApp } = world;

test('a manager who connects the platform is mailed as which account', async () => {
  const { link, connectionId } = await addGatedCommunity(world);
  const { email } = await testApp.em().findOneOrFail(CommunityAccount, link.owner.id);
  const { account } = await testApp.em().findOneOrFail(PlatformConnection, { publicId: connectionId });

  const about = expect.stringContaining(`${account} (`);
  expect(await testApp.mailsTo(email ?? '')).toMatchObject([{ template: 'platform_connected', data: { about } }]);
});

test('gitcode-02 a webhook is made per repository, signed, and goes with it', async () => {
  const community = await addGatedCommunity(world);
  const { repository, webhookSecret, token, headers } = community;
  const url = `http://localhost:4000/hooks/gitcode/${community.connectionId}`;
  const ours = { url, password: webhookSecret, encryptionType: 1, pullRequests: true, notes: true };
  repository.hooks.push({ ...ours, id: 1 }, { ...ours, id: 2, url: 'https://other.example.org/' });
  const set = (mode: string) => gateRepository(testApp, community, { repositoryId: String(repository.id), mode });

  await set('OBSERVE');
  expect(repository.hooks).toMatchObject([ours, { id: 2 }]);
  await set('EXCLUDED');
  await expect.poll(() => repository.hooks, PATIENCE).toMatchObject([{ id: 2 }]);
  await set('ENFORCE');
  expect(repository.hooks).toMatchObject([{ id: 2 }, ours]);

  expect((await connectByToken(testApp, { platform: 'gitcode', token, headers })).webhookSecret).toBe(webhookSecret);
  const end =
    'mutation ($input: DisconnectPlatformInput!) { disconnectPlatform(input: $input) { connection { state } } }';
  expect((await graphql(testApp.app, end, { input: { id: community.connectionId } }, headers)).codes).toEqual([]);
  await expect.poll(() => repository.hooks, PATIENCE).toMatchObject([{ id: 2 }]);
  const stored = () => testApp.em().findOneOrFail(PlatformConnection, { publicId: community.connectionId });
  await expect.poll(async () => (await stored()).credentials, PATIENCE).toBeNull();
});

test.each([
  ['the gate, about the label that it has just set, is not judged again', true, 0],
  ['somebody else is', false, 1],
])('an update by %s', async (_whose, isOwn, judged) => {
  const { community, opener, pull } = await openBy(world, false);
  const settle = async (): Promise<void> => {
    await gitcode.settleWebhooks();
    // Also those that wait for another run about the pull request.
    const waiting = `select from pgboss.job where state < 'completed' and name in ('handle-delivery', 'judge-at-once')`;
    await expect.poll(async () => (await testApp.em().execute<unknown[]>(waiting)).length, PATIENCE).toBe(0);
  };
  const countLists = () =>
    gitcode.requests(new RegExp(`${community.organization.login}/project/pulls/${pull.number}/commits`)).length;
  await expectLabels(pull, NO);
  await expect.poll(() => commentsOf(pull).length, PATIENCE).toBe(1);
  await settle();
  const before = countLists();

  gitcode.tell(pull, { action: 'update', by: isOwn ? community.robot : opener });
  await settle();

  expect(countLists() - before).toBe(judged);
});

test('what the account of the gate pushes itself is judged', async () => {
  const community = await addGatedCommunity(world);
  const { repository, robot } = community;
  const commits = [{ author: (await addPerson(world, community, false)).email }];
  const pull = gitcode.openPullRequest({ repository, opener: robot, commits });
  await expectLabels(pull, NO);

  gitcode.push(pull, { commits });

  await expect.poll(async () => (await askTokenVerdict(world, pull))?.headSha, PATIENCE).toBe(headOf(pull).sha);
});

test('gitcode-05 an address of nobody has an empty account, and is not believed for being typed', async () => {
  const community = await addGatedCommunity(world);
  const { email, login } = await addPerson(world, community, true);
  const impostor = await addPerson(world, community, true);

  const forged = gitcode.openPullRequest({
    repository: community.repository,
    opener: impostor,
    commits: [{ author: 'nobody@example.com' }, { author: email }],
  });

  await expectVerdict(world, forged, 'UNCOVERED');
  const subjects = (await askTokenVerdict(world, forged))?.trace.commits.map((commit) => commit.subjects[0]);
  expect(subjects).toMatchObject([
    { account: null, assurance: 'A0', missing: 'UNPROVED_ADDRESS' },
    { account: login, assurance: 'A1', missing: 'UNPROVED_ADDRESS' },
  ]);
});

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

const CONNECT = `mutation ($input: ConnectPlatformInput!) { connectPlatform(input: $input) { connection { id } } }`;

test.each([
  ['all_user', ['all_groups', 'all_projects', 'all_pr', 'all_note', 'all_hook']],
  ['all_projects', ['all_user', 'all_groups', 'all_pr', 'all_note', 'all_hook']],
  ['all_groups', ['all_user', 'all_projects', 'all_pr', 'all_note', 'all_hook']],
])('gitcode: a token without %s is refused by that name', async (missing, scopes) => {
  const { headers, robot } = await addGatedCommunity(world);
  const before = await testApp.em().count(PlatformConnection);
  const input = { platform: 'GITCODE', url: 'https://atomgit.com', token: gitcode.issueToken(robot, scopes) };

  const elsewhere = await graphql(testApp.app, CONNECT, { input }, headers);
  expect(elsewhere.errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'url' });
  const { errors } = await graphql(testApp.app, CONNECT, { input: { ...input, url: gitcode.url } }, headers);

  expect(errors[0]?.extensions).toMatchObject({ code: 'auth_failed', reason: missing });
  expect(await testApp.em().count(PlatformConnection)).toBe(before);
});

const SET = `mutation ($input: SetGatedRepositoriesInput!) { setGatedRepositories(input: $input) { repositories { id } } }`;

test('gitcode: an account without the right to make webhooks learns which one', async () => {
  const community = await addGatedCommunity(world);
  const { repository, robot, headers, connectionId, link } = community;
  gitcode.permit(repository, robot, 'write');
  const one = { connectionId, repositoryId: String(repository.id), mode: 'OBSERVE' };

  const { errors } = await graphql(testApp.app, SET, { input: { linkId: link.linkId, repositories: [one] } }, headers);

  expect(errors[0]?.extensions).toMatchObject({
    code: 'auth_failed',
    reason: 'all_hook, administrator of the repository',
  });
});

test('gitcode: as a required tester it passes what is covered, and takes that back with a push', async () => {
  const community = await addGatedCommunity(world, { policy: { passAsTester: true } });
  const opener = await addPerson(world, community, true);
  const { repository, robot } = community;
  repository.requiredTester = robot.login;
  const pull = gitcode.openPullRequest({ repository, opener, commits: [{ author: opener.email }] });
  await expect.poll(() => gitcode.mergeable(pull, LABELS), PATIENCE).toBe(true);
  const stranger = await addPerson(world, community, false);

  gitcode.push(pull, { commits: [{ author: stranger.email }] });

  await expectVerdict(world, pull, 'UNCOVERED');
  await expect.poll(() => [...pull.testedBy], PATIENCE).toEqual([]);
});

test('gitcode: a comment that asks to be resolved makes room for one that does not', async () => {
  const { community, opener, pull } = await openBy(world, false, { resolveComment: true });
  community.repository.resolveAll = true;
  await expect.poll(() => commentsOf(pull).map(({ needToResolve }) => needToResolve), PATIENCE).toEqual([true]);
  pull.labels.clear();
  pull.labels.add(LABELS.covered);
  expect(gitcode.mergeable(pull, LABELS)).toBe(false);
  const stranger = gitcode.addUser('passer-by');
  gitcode.comment(pull, { by: stranger, body: 'Please hurry' });

  await sign(world, community, opener.email);

  await expect.poll(() => gitcode.mergeable(pull, LABELS), PATIENCE).toBe(true);
  await expect
    .poll(() => commentsOf(pull).map(({ author }) => author.login), PATIENCE)
    .toEqual([stranger.login, community.robot.login]);
});
