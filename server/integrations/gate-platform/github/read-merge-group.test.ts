import { afterAll, expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeMergeGroup, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { pullKey, reportOf, repositoryKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

const gated = await startGatedRepository();
afterAll(() => gated.github.stop());

/** Opens a pull request that passes, so that it may enter the queue. */
async function openCovered(authors: readonly string[]): Promise<FakePull> {
  const { github, repository, ada } = gated;
  const commits = authors.map((author) => ({ author }));
  const pull = github.openPullRequest({ repository, opener: ada, commits });
  await gated.openClient().publishVerdict(pullKey(pull), reportOf(headOf(pull).sha));
  return pull;
}

function read({ headSha, baseSha, headRef, branch: baseBranch }: FakeMergeGroup) {
  const group = { headSha, baseSha, headRef, baseBranch };
  return gated.openClient().readMergeGroup(repositoryKey(gated.repository), group);
}

test('github-082: a squashed commit is foreign to its pull request, and is listed with its authors', async () => {
  const pull = await openCovered(['ada@example.com', 'bo@example.com']);
  const group = gated.github.enqueue([pull], { by: gated.ada, method: 'squash' });
  const facts = await read(group);
  const openers = [{ id: String(gated.ada.id), login: 'ada', bot: false }];
  expect(facts).toMatchObject({ complete: true, pullRequests: [pull.number], openers });
  expect(facts.foreignCommits).toMatchObject([{ sha: group.headSha, coAuthors: [{ email: 'ada@example.com' }] }]);
  gated.github.settleGroup(group, gated.ada);
});

test('github-083: of a merge the queue’s own commit is left over, of a rebase nothing', async () => {
  const merged = await openCovered(Array.from({ length: 120 }, () => 'ada@example.com'));
  const group = gated.github.enqueue([merged], { by: gated.ada, method: 'merge' });
  const facts = await read(group);
  expect(facts).toMatchObject({ complete: true, foreignCommits: [{ parents: 2, madeByPlatform: true }] });
  const rebased = await openCovered(['ada@example.com', 'bo@example.com']);
  const chained = gated.github.enqueue([rebased], { by: gated.ada, method: 'rebase' });
  expect(chained.baseSha).toBe(group.headSha);
  await expect(read(chained)).resolves.toMatchObject({
    complete: true,
    pullRequests: [rebased.number],
    foreignCommits: [],
  });
  gated.github.settleGroup(chained, gated.ada);
  gated.github.settleGroup(group, gated.ada);
});

test('github-085: a reference with two pull requests names both', async () => {
  const first = await openCovered(['ada@example.com']);
  const second = await openCovered(['bo@example.com']);
  const group = gated.github.enqueue([first, second], { by: gated.ada, method: 'merge' });
  const { pullRequests } = await read(group);
  expect(pullRequests.toSorted((a, b) => a - b)).toEqual([first.number, second.number]);
  gated.github.settleGroup(group, gated.ada);
});

test('github-086: a group of which no pull request is known, or no range, is not complete', async () => {
  const pull = await openCovered(['ada@example.com']);
  const group = gated.github.enqueue([pull], { by: gated.ada, method: 'merge' });
  await expect(read({ ...group, headRef: 'refs/heads/elsewhere' })).resolves.toMatchObject({ complete: false });
  await expect(read({ ...group, baseSha: 'f'.repeat(40) })).rejects.toMatchObject({ kind: 'not_found' });
  gated.github.settleGroup(group, gated.ada);
});

test('a queue that cannot be seen leaves the reference to decide', async () => {
  const pull = await openCovered(['ada@example.com']);
  const group = gated.github.enqueue([pull], { by: gated.ada, method: 'merge' });
  const { permissions } = gated.installation;
  gated.installation.permissions = { ...permissions, merge_queues: 'none' };
  await expect(read(group)).resolves.toMatchObject({ complete: true, pullRequests: [pull.number] });
  gated.installation.permissions = permissions;
  gated.github.settleGroup(group, gated.ada);
});

test('a group is merged when its own commit passes, and thrown out when it does not', async () => {
  const { github, repository, ada } = gated;
  const pull = await openCovered(['ada@example.com']);
  const refused = github.enqueue([pull], { by: ada, method: 'squash' });
  const report = reportOf(refused.headSha, { verdict: 'uncovered', failure: true });
  await gated.openClient().publishVerdict(pullKey(pull), report);
  expect(github.settleGroup(refused, ada)).toBe(false);
  const group = github.enqueue([pull], { by: ada, method: 'squash' });
  await gated.openClient().publishVerdict(pullKey(pull), reportOf(group.headSha));
  expect(github.settleGroup(group, ada)).toBe(true);
  expect({ state: pull.state, tip: repository.branches.get('main') }).toEqual({ state: 'merged', tip: group.headSha });
});
