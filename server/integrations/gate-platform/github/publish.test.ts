import { afterAll, afterEach, expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { pullKey, reportOf } from '#server/integrations/gate-platform/testing/keys.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

const gated = await startGatedRepository();
afterAll(() => gated.github.stop());
afterEach(() => gated.github.calm());

function open(youngFor = 0): FakePull {
  const { github, repository, ada } = gated;
  return github.openPullRequest({ repository, opener: ada, commits: [{ author: 'ada@example.com' }], youngFor });
}

const runsOf = (pull: FakePull) => gated.repository.checkRuns.filter((run) => run.headSha === headOf(pull).sha);

test.each([
  ['pending', false, 'in_progress', null, false],
  ['covered', false, 'completed', 'success', true],
  ['uncovered', false, 'completed', 'action_required', false],
  ['uncovered', true, 'completed', 'failure', false],
  ['unknown', false, 'in_progress', null, false],
  ['unknown', true, 'completed', 'failure', false],
] as const)(
  '%s (failure: %s) shows as %s, %s; mergeable: %s',
  async (verdict, failure, status, conclusion, mergeable) => {
    const pull = open();
    await gated.openClient().publishVerdict(pullKey(pull), reportOf(headOf(pull).sha, { verdict, failure }));
    expect(runsOf(pull)).toMatchObject([{ name: 'signet/cla', status, conclusion }]);
    expect(gated.github.mergeable(pull)).toBe(mergeable);
  },
);

test('a verdict is written once, and a later one into the same check', async () => {
  const pull = open();
  const sha = headOf(pull).sha;
  const writes = () => gated.github.requests(/(POST|PATCH) .*check-runs/).length;
  const before = writes();
  const client = gated.openClient();
  await client.publishVerdict(pullKey(pull), reportOf(sha, { verdict: 'pending' }));
  await client.publishVerdict(pullKey(pull), reportOf(sha));
  await client.publishVerdict(pullKey(pull), reportOf(sha));
  await gated.openClient().publishVerdict(pullKey(pull), reportOf(sha));
  expect(writes() - before).toBe(2);
  expect(runsOf(pull)).toHaveLength(1);
});

test('a finished check is not opened again: a new one takes its place', async () => {
  const pull = open();
  const sha = headOf(pull).sha;
  await gated.openClient().publishVerdict(pullKey(pull), reportOf(sha));
  await gated.openClient().publishVerdict(pullKey(pull), reportOf(sha, { verdict: 'pending' }));
  expect(runsOf(pull)).toMatchObject([{ conclusion: 'success' }, { status: 'in_progress' }]);
  expect(gated.github.mergeable(pull)).toBe(false);
});

test('a check of the same name by another App does not count, and is not touched', async () => {
  const pull = open();
  const { github, repository } = gated;
  const foreign = { id: 1, appId: 1, name: 'signet/cla', headSha: headOf(pull).sha, detailsUrl: '', summary: '' };
  repository.checkRuns.push({ ...foreign, status: 'completed', conclusion: 'success', title: 'forged' });
  expect(github.mergeable(pull)).toBe(false);
  await gated.openClient().publishVerdict(pullKey(pull), reportOf(headOf(pull).sha, { verdict: 'uncovered' }));
  expect(runsOf(pull)).toMatchObject([{ title: 'forged' }, { conclusion: 'action_required' }]);
});

test('github-044: a commit that GitHub does not know yet is tried again', async () => {
  const pull = open(1);
  const publish = () => gated.openClient().publishVerdict(pullKey(pull), reportOf(headOf(pull).sha));
  await expect(publish()).rejects.toMatchObject({ kind: 'stale' });
  await publish();
  expect(gated.github.mergeable(pull)).toBe(true);
});

test.each(['x', '字', '😀'])('github-080: a text of 100,000 times %s is cut to what GitHub takes', async (sign) => {
  const pull = open();
  const long = sign.repeat(100_000);
  await gated.openClient().publishVerdict(pullKey(pull), reportOf(headOf(pull).sha, { title: long, summary: long }));
  expect(runsOf(pull)[0]?.summary).toMatch(new RegExp(`^(?:${sign})+…$`, 'u'));
  await gated.openClient().publishComment(pullKey(pull), { body: long, mode: 'edit' });
  expect(commentsOf(pull)[0]?.body).toMatch(/…\n\n<!-- signet\/cla -->$/);
});

test('one comment is edited in place', async () => {
  const pull = open();
  const writes = () => gated.github.requests(/(POST|PATCH|DELETE) .*comments/).length;
  const publish = (body: string) => gated.openClient().publishComment(pullKey(pull), { body, mode: 'edit' });
  await publish('Please sign');
  const before = writes();
  await publish('Please sign');
  expect(writes() - before).toBe(0);
  await publish('Thank you');
  expect(commentsOf(pull)).toMatchObject([{ body: 'Thank you\n\n<!-- signet/cla -->' }]);
});

test('posted again, a comment replaces the earlier ones and comes last', async () => {
  const { github, ada } = gated;
  const pull = open();
  const publish = (body: string) => gated.openClient().publishComment(pullKey(pull), { body, mode: 'new' });
  await publish('Please sign');
  github.comment(pull, { by: ada, body: 'What for?' });
  await publish('Thank you');
  await publish('Thank you');
  expect(commentsOf(pull).map(({ body }) => body.split('\n')[0])).toEqual(['What for?', 'Thank you']);
});

test('github-050: a comment whose answer was lost is not posted twice', async () => {
  const pull = open();
  const publish = () => gated.openClient().publishComment(pullKey(pull), { body: 'Please sign', mode: 'new' });
  gated.github.fail({ on: /POST .*comments/, kind: 'lost_answer' });
  await expect(publish()).rejects.toMatchObject({ kind: 'unusable' });
  await publish();
  expect(commentsOf(pull)).toHaveLength(1);
});

test('github-095: a comment of somebody else with our marker is not touched', async () => {
  const { github, ada } = gated;
  const pull = open();
  const body = 'My own words\n\n<!-- signet/cla -->';
  github.comment(pull, { by: ada, body });
  await gated.openClient().publishComment(pullKey(pull), { body: 'Please sign', mode: 'edit' });
  expect(commentsOf(pull)).toMatchObject([{ author: ada, body }, { author: gated.app.bot }]);
});

test('github-096: in a locked conversation only the check shows the verdict', async () => {
  const pull = open();
  pull.locked = true;
  const client = gated.openClient();
  await client.publishComment(pullKey(pull), { body: 'Please sign', mode: 'edit' });
  await client.publishVerdict(pullKey(pull), reportOf(headOf(pull).sha));
  expect(commentsOf(pull)).toEqual([]);
  expect(gated.github.mergeable(pull)).toBe(true);
});

test('a comment that a limit keeps back is no locked conversation', async () => {
  const pull = open();
  gated.github.fail({ on: /POST .*comments/, kind: 'secondary_limit' });
  const publishing = gated.openClient().publishComment(pullKey(pull), { body: 'Please sign', mode: 'edit' });
  await expect(publishing).rejects.toMatchObject({ kind: 'limited' });
});

test('our comment is found behind a hundred others', async () => {
  const { github, ada } = gated;
  const pull = open();
  for (let count = 0; count < 101; count += 1) {
    github.comment(pull, { by: ada, body: `Comment ${count}` });
  }
  await gated.openClient().publishComment(pullKey(pull), { body: 'Please sign', mode: 'edit' });
  await gated.openClient().publishComment(pullKey(pull), { body: 'Thank you', mode: 'edit' });
  expect(commentsOf(pull)).toHaveLength(102);
});

test('labels exclude each other and are written where they differ alone', async () => {
  const pull = open();
  pull.labels.add('bug').add('cla/no');
  const publish = () =>
    gated.openClient().publishLabels(pullKey(pull), { set: 'cla/yes', remove: ['cla/no', 'cla/yes'] });
  await publish();
  const before = gated.github.requests(/(POST|DELETE) .*labels/).length;
  await publish();
  expect([...pull.labels]).toEqual(['bug', 'cla/yes']);
  expect(gated.github.requests(/(POST|DELETE) .*labels/).length).toBe(before);
});

test('a label is removed in whatever case the repository has it', async () => {
  const pull = open();
  pull.labels.add('opencla/yes');
  const before = gated.github.requests(/DELETE .*labels/).length;

  await gated.openClient().publishLabels(pullKey(pull), { set: 'OpenCLA/no', remove: ['OpenCLA/yes', 'OpenCLA/no'] });

  expect(gated.github.requests(/DELETE .*labels/)).toHaveLength(before + 1);
});

test('github-027: writes reach a repository under its old path, and never another one that took it', async () => {
  const { github, organization, ada, app } = gated;
  const repository = github.addRepository({ owner: organization, name: 'old-name' });
  const pull = github.openPullRequest({ repository, opener: ada, commits: [{ author: 'ada@example.com' }] });
  const key = pullKey(pull);
  github.renameRepository(repository, { by: ada, name: 'new-name' });
  await gated.openClient().publishVerdict(key, reportOf(headOf(pull).sha));
  expect(repository.checkRuns).toMatchObject([{ appId: app.id }]);
  const other = github.addRepository({ owner: organization, name: 'old-name' });
  const publishing = gated.openClient().publishVerdict(key, reportOf(headOf(pull).sha));
  await expect(publishing).rejects.toMatchObject({ kind: 'not_found' });
  expect(other.checkRuns).toEqual([]);
});
