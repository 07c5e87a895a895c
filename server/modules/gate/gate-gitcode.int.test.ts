import { expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { PlatformConnection } from './connection/platform-connection.entity.ts';
import { PATIENCE, sign } from './testing/gate-world.ts';
import { connectByToken, gateRepository } from './testing/token-community.ts';
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
  sweep,
  YES,
} from './testing/token-world.ts';

const world = await startGitcodeWorld();
const { host: gitcode, testApp } = world;

test('gitcode-01 a label keeps a pull request from being merged until its author has signed', async () => {
  const { community, opener, pull } = await openBy(world, false);
  await expectLabels(pull, NO);
  expect(gitcode.mergeable(pull, LABELS)).toBe(false);
  await expect.poll(() => commentsOf(pull).length, PATIENCE).toBe(1);
  const [comment] = commentsOf(pull);
  expect(comment?.author).toBe(community.robot);
  expect(comment?.body).toContain(`@${opener.login}`);
  expect(comment?.body).toContain(`/gate/gitcode/${community.organization.login}/project/${pull.number}`);
  expect(comment?.body).not.toContain(opener.email);

  await sign(world, community, opener.email);

  await expectLabels(pull, YES);
  expect(gitcode.mergeable(pull, LABELS)).toBe(true);
  await expect.poll(() => comment?.body, PATIENCE).toContain('CLA 检查通过');
  expect(commentsOf(pull)).toHaveLength(1);
  const shown = await askTokenVerdict(world, pull);
  expect(shown).toMatchObject({ verdict: 'COVERED', opener: opener.login });
  expect(shown?.trace.commits[0]?.subjects[0]).toMatchObject({ assurance: 'A2', account: opener.login });
  expect(gitcode.requests(/\/statuses\//)).toEqual([]);
});

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

test('gitcode-03 a force push takes an earlier yes away, and an older head gets it back', async () => {
  const { community, pull } = await openBy(world, true);
  await expectLabels(pull, YES);
  const before = [...pull.commits];
  const stranger = await addPerson(world, community, false);

  gitcode.push(pull, { commits: [{ author: stranger.email }] });
  await expectLabels(pull, NO);
  gitcode.moveHead(pull, { commits: before });

  await expectLabels(pull, YES);
  expect((await askTokenVerdict(world, pull))?.headSha).toBe(headOf(pull).sha);
});

test('gitcode-04 all pages of commits are judged', async () => {
  const community = await addGatedCommunity(world);
  const opener = await addPerson(world, community, true);
  const stranger = await addPerson(world, community, false);
  const commits = Array.from({ length: 230 }, (_, index) => ({ author: (index === 3 ? stranger : opener).email }));

  const pull = gitcode.openPullRequest({ repository: community.repository, opener, commits });

  await expectLabels(pull, NO);
  expect((await askTokenVerdict(world, pull))?.trace.commits).toHaveLength(230);
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

test('gitcode-06 reopened, retargeted, draft: judged all the same; closed: left alone', async () => {
  const { community, opener, pull } = await openBy(world, false);
  await expectLabels(pull, NO);
  gitcode.close(pull);
  await expect.poll(async () => (await askTokenVerdict(world, pull))?.open, PATIENCE).toBe(false);
  await sign(world, community, opener.email);
  expect([...pull.labels]).toEqual(NO);
  pull.title = '[WIP] A change';

  gitcode.reopen(pull);

  await expectLabels(pull, YES);
  gitcode.retarget(pull, { base: 'stable' });
  await expectVerdict(world, pull, 'COVERED');
});

test('gitcode-07 lost webhooks are found by comparing what is open', async () => {
  const { community, opener, pull } = await openBy(world, true);
  await expectLabels(pull, YES);
  const stranger = await addPerson(world, community, false);
  gitcode.disturb(/./, 'drop', 3);

  gitcode.push(pull, { commits: [{ author: stranger.email }] });
  const second = gitcode.openPullRequest({
    repository: community.repository,
    opener,
    commits: [{ author: opener.email }],
  });
  await gitcode.settleWebhooks();
  expect([...second.labels]).toEqual([]);
  await sweep(world, community.connectionId);

  await expectLabels(pull, NO);
  await expectLabels(second, YES);
});
