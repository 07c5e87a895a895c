import { expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { PlatformConnection } from './connection/platform-connection.entity.ts';
import { PATIENCE } from './testing/gate-world.ts';
import { connectByToken, gateRepository } from './testing/token-community.ts';
import {
  addGatedCommunity,
  addPerson,
  askTokenVerdict,
  expectLabels,
  expectVerdict,
  NO,
  openBy,
  startGitcodeWorld,
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
