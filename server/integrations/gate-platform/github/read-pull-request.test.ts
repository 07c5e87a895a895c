import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TextChange } from '#server/integrations/gate-platform/gate-platform.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeFile } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { pullKey, repositoryKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

const gated = await startGatedRepository();
afterAll(() => gated.github.stop());
beforeEach(() => gated.github.calm());

const commitsBy = (count: number) =>
  Array.from({ length: count }, (_entry, index) => ({ author: `author-${index % 300}@example.com` }));

/** JSON spells each of its characters in six. */
const LONGEST_MESSAGE = '\u0001'.repeat(64 * 1024);

function open(commits: Parameters<typeof gated.github.push>[1]['commits']) {
  return gated.github.openPullRequest({ repository: gated.repository, opener: gated.ada, commits });
}

test('a pull request is read with all that the gate asks of it', async () => {
  const pull = open([{ author: 'ada@example.com' }]);
  const facts = await gated.openClient().readPullRequest(pullKey(pull));
  expect(facts).toEqual({
    repository: {
      id: String(gated.repository.id),
      path: 'community/compiler',
      ownerId: String(gated.organization.id),
      private: false,
    },
    number: pull.number,
    title: 'Change something',
    url: `${gated.github.url}/community/compiler/pull/${pull.number}`,
    state: 'open',
    draft: false,
    fromFork: false,
    opener: { id: String(gated.ada.id), login: 'ada', bot: false },
    headSha: headOf(pull).sha,
    baseSha: pull.baseSha,
    baseBranch: 'main',
    changedLines: 10,
  });
});

test('a number without a pull request reads as none', async () => {
  const key = { repository: repositoryKey(gated.repository), number: 4711 };
  await expect(gated.openClient().readPullRequest(key)).resolves.toBeUndefined();
});

test('github-018, github-020: a head of a deleted fork and a deleted opener are read', async () => {
  const pull = open([{ author: 'ada@example.com' }]);
  pull.opener = null;
  const client = gated.openClient();
  await expect(client.readPullRequest(pullKey(pull))).resolves.toMatchObject({ opener: null });
  await expect(client.listCommits(pullKey(pull), headOf(pull).sha)).resolves.toMatchObject({ complete: true });
});

test('github-068: a bot that opens is known by its id and as a bot', async () => {
  const dependabot = gated.github.addBot('dependabot[bot]', { id: 49_699_333 });
  const pull = gated.github.openPullRequest({
    repository: gated.repository,
    opener: dependabot,
    commits: [{ author: '49699333+dependabot[bot]@users.noreply.github.com' }],
  });
  const facts = await gated.openClient().readPullRequest(pullKey(pull));
  expect(facts?.opener).toMatchObject({ id: '49699333', bot: true });
});

test('commits state authors, co-authors, accounts, parents and who signed', async () => {
  const { ada } = gated;
  const pull = open([
    { author: 'ada@example.com', signer: ada },
    { author: 'stranger@example.net', message: 'Mend\n\nCo-authored-by: Bo <ada@example.com>' },
    { author: 'ada@example.com', web: true, signer: ada, parents: ['a'.repeat(40), 'b'.repeat(40)] },
  ]);
  const { commits } = await gated.openClient().listCommits(pullKey(pull), headOf(pull).sha);
  const account = { id: String(ada.id), login: 'ada', bot: false };
  expect(commits).toMatchObject([
    { author: { email: 'ada@example.com', account }, signer: account, madeByPlatform: false, parents: 1 },
    { author: { email: 'stranger@example.net', account: null }, coAuthors: [{ name: 'Bo', account }], signer: null },
    { committer: { email: 'noreply@github.com' }, madeByPlatform: true, signer: null, parents: 2 },
  ]);
});

test('github-079: the 251st commit is seen', async () => {
  const pull = open([...commitsBy(250), { author: 'last@example.com' }]);
  const { commits, complete } = await gated.openClient().listCommits(pullKey(pull), headOf(pull).sha);
  expect(complete).toBe(true);
  expect(commits.at(-1)?.author.email).toBe('last@example.com');
});

test('github-080: a pull request of 1,000 commits takes ten requests', async () => {
  const pull = open(commitsBy(1000));
  const client = gated.openClient();
  const before = gated.github.requests().length;
  await client.readPullRequest(pullKey(pull));
  const { commits, complete } = await client.listCommits(pullKey(pull), headOf(pull).sha);
  expect({ complete, count: commits.length }).toEqual({ complete: true, count: 1000 });
  expect(gated.github.requests().length - before).toBe(10);
});

test('commits whose messages are too long for a page of 100 are read in smaller ones', async () => {
  const pull = open(Array.from({ length: 90 }, () => ({ author: 'ada@example.com', message: LONGEST_MESSAGE })));
  const before = gated.github.requests().length;
  const { commits, complete } = await gated.openClient().listCommits(pullKey(pull), headOf(pull).sha);
  expect({ complete, count: commits.length }).toEqual({ complete: true, count: 90 });
  expect(gated.github.requests().length - before).toBe(3);
});

test('github-081: pages of different heads are never mixed', async () => {
  const pull = open(commitsBy(150));
  const head = headOf(pull).sha;
  const client = gated.openClient();
  await client.readPullRequest(pullKey(pull));
  gated.github.push(pull, { by: gated.ada, commits: [{ author: 'late@example.com' }] });
  await expect(client.listCommits(pullKey(pull), head)).rejects.toMatchObject({ kind: 'stale' });
  const moved = await gated.openClient().listCommits(pullKey(pull), headOf(pull).sha);
  expect(moved).toMatchObject({ complete: true });
});

test('github-045: while GitHub shows the old head, the new one is not judged by its commits', async () => {
  const pull = open([{ author: 'ada@example.com' }]);
  gated.github.push(pull, { by: gated.ada, commits: [{ author: 'new@example.com' }], staleReads: 1 });
  const head = headOf(pull).sha;
  const client = gated.openClient();
  await expect(client.listCommits(pullKey(pull), head)).rejects.toMatchObject({ kind: 'stale' });
  await expect(client.listCommits(pullKey(pull), head)).resolves.toMatchObject({ complete: true });
});

test('github-017: no commits are not all commits', async () => {
  const pull = open([{ author: 'ada@example.com' }]);
  pull.stale = { reads: 1, commits: [] };
  const list = await gated.openClient().listCommits(pullKey(pull), headOf(pull).sha);
  expect(list).toEqual({ commits: [], complete: false });
});

test('github-049: a page that fails once is read again', async () => {
  const pull = open(commitsBy(1000));
  gated.github.fail({ on: /PullRequest/, kind: 'bad_gateway', skip: 6 });
  const { complete } = await gated.openClient().listCommits(pullKey(pull), headOf(pull).sha);
  expect(complete).toBe(true);
});

test('github-027: a renamed repository is read under its new path, and another one of the old path is not', async () => {
  const { github, organization, ada } = gated;
  const repository = github.addRepository({ owner: organization, name: 'before' });
  const pull = github.openPullRequest({ repository, opener: ada, commits: [{ author: 'ada@example.com' }] });
  const key = pullKey(pull);
  github.renameRepository(repository, { by: ada, name: 'after' });
  await expect(gated.openClient().readPullRequest(key)).resolves.toMatchObject({
    repository: { path: 'community/after' },
  });
  github.addRepository({ owner: organization, name: 'before' });
  await expect(gated.openClient().readPullRequest(key)).rejects.toMatchObject({ kind: 'not_found' });
});

test('all open pull requests and reachable repositories are listed', async () => {
  const { github, organization, ada, openClient } = gated;
  const repository = github.addRepository({ owner: organization, name: 'busy' });
  const pulls = Array.from({ length: 101 }, () =>
    github.openPullRequest({ repository, opener: ada, commits: [{ author: 'ada@example.com' }] }),
  );
  const [first] = pulls;
  if (first !== undefined) {
    github.close(first, ada);
  }
  const open101 = await openClient().listOpenPullRequests(repositoryKey(repository));
  expect(open101).toHaveLength(100);
  await expect(openClient().listRepositories()).resolves.toContainEqual({
    ...repositoryKey(repository),
    ownerId: String(organization.id),
    private: false,
    administered: true,
    archived: false,
  });
});

test.each<[string, readonly FakeFile[], TextChange | undefined]>([
  ['lines of text', [{ path: 'docs/a.md' }, { path: 'src/a.c' }], { files: ['docs/a.md', 'src/a.c'], lines: 2 }],
  ['a binary', [{ path: 'a.md' }, { path: 'a.png', kind: 'binary' }], undefined],
  ['a mode', [{ path: 'a.md' }, { path: 'run', kind: 'mode' }], undefined],
  ['a rename', [{ path: 'a.md' }, { path: 'b.md', kind: 'rename' }], undefined],
  ['a submodule', [{ path: 'a.md' }, { path: 'library', kind: 'submodule' }], undefined],
  ['an empty file', [{ path: 'a.md' }, { path: 'empty', kind: 'empty' }], undefined],
])('where no diff is shown, the list of files decides: %s', async (_what, files, expected) => {
  const { github, repository, ada, openClient } = gated;
  const commits = [{ author: 'ada@example.com' }];
  const pull = github.openPullRequest({ repository, opener: ada, commits, files });
  const range = { baseSha: pull.baseSha, headSha: headOf(pull).sha };
  github.state.showsDiffs = false;
  try {
    await expect(openClient().readTextChange(pullKey(pull), range)).resolves.toEqual(expected);
    github.push(pull, { by: ada, commits });
    await expect(openClient().readTextChange(pullKey(pull), range)).resolves.toBeUndefined();
  } finally {
    github.state.showsDiffs = true;
  }
});

test.each<[string, readonly FakeFile[], TextChange | undefined]>([
  ['lines of text', [{ path: 'docs/a.md' }, { path: 'src/a.c' }], { files: ['docs/a.md', 'src/a.c'], lines: 4 }],
  ['a binary', [{ path: 'a.md' }, { path: 'a.png', kind: 'binary' }], undefined],
  ['a mode', [{ path: 'a.md' }, { path: 'run', kind: 'mode' }], undefined],
  ['a rename', [{ path: 'a.md' }, { path: 'b.md', kind: 'rename' }], undefined],
  ['a submodule', [{ path: 'a.md' }, { path: 'library', kind: 'submodule' }], undefined],
  ['a link', [{ path: 'a.md' }, { path: 'link', kind: 'link' }], undefined],
  ['an empty file', [{ path: 'a.md' }, { path: 'empty', kind: 'empty' }], undefined],
  ['too many files', Array.from({ length: 301 }, (_entry, index) => ({ path: `docs/${index}.md` })), undefined],
])('what a head changes is read as its diff: %s', async (_what, files, expected) => {
  const { github, repository, ada, openClient } = gated;
  const commits = [{ author: 'ada@example.com' }];
  const pull = github.openPullRequest({ repository, opener: ada, commits, files, changedLines: 3 });
  const range = { baseSha: pull.baseSha, headSha: headOf(pull).sha };
  await expect(openClient().readTextChange(pullKey(pull), range)).resolves.toEqual(expected);
});
