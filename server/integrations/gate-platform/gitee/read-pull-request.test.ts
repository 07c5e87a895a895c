import { afterAll, afterEach, expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { pullKey, repositoryKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

const gated = await startGatedRepository();
afterAll(() => gated.gitee.stop());
afterEach(() => gated.gitee.calm());

const ADA = { author: 'ada@example.com' };
const open = (count = 1, light = false): FakePull => {
  const { gitee, repository, ada } = gated;
  const commits = Array.from({ length: count }, () => ADA);
  return gitee.openPullRequest({ repository, opener: ada, commits, light });
};
const list = (pull: FakePull, sha = headOf(pull).sha) => gated.openClient().listCommits(pullKey(pull), sha);

test('gitee: a pull request is read with its opener, and the id of its organisation', async () => {
  const { repository, organization, ada } = gated;
  const pull = open();
  expect(await gated.openClient().readPullRequest(pullKey(pull))).toEqual({
    repository: { ...repositoryKey(repository), ownerId: String(organization.id), private: false },
    number: pull.number,
    title: 'Change something',
    url: `${gated.gitee.url}/community/compiler/pulls/${pull.number}`,
    state: 'open',
    draft: false,
    fromFork: null,
    opener: { id: String(ada.id), login: 'ada', bot: false },
    headSha: headOf(pull).sha,
    baseSha: pull.baseSha,
    baseBranch: 'master',
    changedLines: null,
  });
  expect(await gated.openClient().readPullRequest({ ...pullKey(pull), number: 99 })).toBeUndefined();
});

test.each([
  [249, 249, true],
  [250, 250, false],
  [251, 250, false],
])('gitee: of %i commits %i are listed; complete: %s', async (count, listed, complete) => {
  const found = await list(open(count));
  expect(found.commits).toHaveLength(listed);
  expect(found.complete).toBe(complete);
});

test('gitee: a list of an older head, or of a newer one, is read again', async () => {
  const { gitee, ada } = gated;
  const pull = open();
  const before = headOf(pull).sha;
  gitee.push(pull, { by: ada, commits: [ADA], staleReads: 1 });
  await expect(list(pull)).rejects.toMatchObject({ kind: 'stale' });
  await expect(list(pull, before)).rejects.toMatchObject({ kind: 'stale' });
  expect((await list(pull)).commits).toHaveLength(2);
});

test('gitee: no commits are no yes', async () => {
  const pull = open();
  const sha = headOf(pull).sha;
  pull.stale = { reads: 1, commits: [] };
  expect(await list(pull, sha)).toEqual({ commits: [], complete: false });
});

test('gitee: an account stands beside an address that is tied to one alone', async () => {
  const { gitee, repository, ada } = gated;
  const hidden = gitee.addUser('hidden', { emails: [] });
  const email = `${hidden.id}+hidden@user.noreply.gitee.com`;
  const commits = [{ author: email, committer: 'ada@example.com' }];
  const pull = gitee.openPullRequest({ repository, opener: hidden, commits });
  const [commit] = (await list(pull)).commits;
  expect(commit?.author).toEqual({ name: `${hidden.id}+hidden`, email, account: null });
  expect(commit?.committer.account).toEqual({ id: String(ada.id), login: 'ada', bot: false });
});

test('gitee: the committer of a light change is Gitee, which is believed to have made nothing', async () => {
  const [commit] = (await list(open(1, true))).commits;
  expect(commit?.committer.email).toBe('noreply@gitee.com');
  expect(commit).toMatchObject({ madeByPlatform: false, signer: null });
});

test('gitee: open pull requests and reachable repositories are listed to the last page', async () => {
  const { gitee, organization, robot, ada } = gated;
  const repository = gitee.addRepository({ owner: organization, name: 'busy' });
  gitee.permit(repository, robot, 'write');
  const readable = gitee.addRepository({ owner: organization, name: 'readable' });
  gitee.permit(readable, robot, 'read');
  for (let count = 0; count < 101; count += 1) {
    gitee.openPullRequest({ repository, opener: ada, commits: [ADA] });
  }
  const client = gated.openClient();
  const found = await client.listOpenPullRequests(repositoryKey(repository));
  expect(found.map(({ number }) => number)).toEqual([...repository.pulls.keys()]);
  const reached = (await client.listRepositories()).map(({ path }) => path);
  expect(reached).toEqual(['community/compiler', 'community/busy']);
});

test('gitee: a path that another repository took is as if the repository were gone', async () => {
  const pull = open();
  const [key, sha] = [pullKey(pull), headOf(pull).sha];
  const taken = { ...key, repository: { ...key.repository, id: '1' } };
  await expect(gated.openClient().listCommits(taken, sha)).rejects.toMatchObject({ kind: 'not_found' });
  await expect(gated.openClient().readPullRequest(taken)).rejects.toMatchObject({ kind: 'not_found' });
});

test.each([
  ['bad_gateway', { kind: 'unusable' }],
  ['garbage', { kind: 'unusable' }],
  ['hang', { kind: 'unusable' }],
  ['unauthorized', { kind: 'credentials_refused' }],
  ['limited', { kind: 'limited', details: { retryAt: expect.any(Date) } }],
] as const)('gitee: %s is distinguished', async (fault, failure) => {
  const pull = open();
  gated.gitee.fail({ on: /commits$/, kind: fault, times: 2 });
  await expect(list(pull)).rejects.toMatchObject(failure);
});

test('gitee: a repository that a token cannot see any more is unreadable, and its pull requests are not gone', async () => {
  const { gitee, organization, ada } = gated;
  const hidden = gitee.addRepository({ owner: organization, name: 'hidden', private: true });
  const pull = gitee.openPullRequest({ repository: hidden, opener: ada, commits: [ADA] });
  await expect(gated.openClient().readPullRequest(pullKey(pull))).rejects.toMatchObject({ kind: 'not_found' });
});

test.each([
  ['projects', ['user_info']],
  ['pull_requests', ['user_info', 'projects', 'notes', 'groups']],
])('gitee: a token without the scope %s is reported with what is missing', async (scope, scopes) => {
  const { gitee, robot } = gated;
  const pull = open();
  const client = gated.openClient(gitee.issueToken(robot, scopes));
  const failure = { kind: 'forbidden', details: { permission: scope } };
  await expect(client.listCommits(pullKey(pull), headOf(pull).sha)).rejects.toMatchObject(failure);
});

test('gitee: roles are those of the account with that id, whatever its login is by now', async () => {
  const { gitee, repository, ada } = gated;
  const writer = gitee.addUser('writer');
  gitee.permit(repository, writer, 'write');
  const role = (id: number, login: string) =>
    gated.openClient().readRole(repositoryKey(repository), { id: String(id), login, bot: false });
  expect(await role(writer.id, 'writer')).toBe('write');
  expect(await role(ada.id, 'writer')).toBe('none');
  expect(await role(ada.id, 'nobody')).toBe('none');
});

test('gitee: members of an organisation are known, teams are not', async () => {
  const { organization, ada, robot } = gated;
  organization.members.add(ada.id);
  const client = gated.openClient();
  const isMember = (group: string, { id, login }: typeof ada) =>
    client.isMember(group, { id: String(id), login, bot: false });
  expect(await isMember('community', ada)).toBe(true);
  expect(await isMember('community', robot)).toBe(false);
  organization.invited.add(robot.id);
  expect(await isMember('community', robot)).toBe(false);
  expect(await isMember('community/team', ada)).toBeUndefined();
});
