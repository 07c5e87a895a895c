import { expect, test } from 'vitest';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import { graphql } from '#server/test/graphql.ts';
import { PlatformConnection } from './connection/platform-connection.entity.ts';
import { PATIENCE, sign } from './testing/gate-world.ts';
import {
  addGatedCommunity,
  addPerson,
  expectVerdict,
  LABELS,
  openBy,
  startGitcodeWorld,
} from './testing/token-world.ts';

const world = await startGitcodeWorld();
const { host: gitcode, testApp } = world;

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
