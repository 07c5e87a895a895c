import { afterAll, afterEach, expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { pullKey, reportOf, repositoryKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

const gated = await startGatedRepository();
afterAll(() => gated.gitee.stop());
afterEach(() => gated.gitee.calm());

const open = (): FakePull => {
  const { gitee, repository, ada } = gated;
  return gitee.openPullRequest({ repository, opener: ada, commits: [{ author: 'ada@example.com' }] });
};
const runsOf = (pull: FakePull) => gated.repository.checkRuns.filter(({ headSha }) => headSha === headOf(pull).sha);
const publish = (pull: FakePull, report: Parameters<typeof reportOf>[1] = {}) =>
  gated.openClient().publishVerdict(pullKey(pull), reportOf(headOf(pull).sha, report));

test.each([
  ['pending', false, 'in_progress', null, false],
  ['covered', false, 'completed', 'success', true],
  ['uncovered', false, 'completed', 'action_required', false],
  ['unknown', false, 'in_progress', null, false],
  ['unknown', true, 'completed', 'failure', false],
] as const)(
  'gitee: %s (failure: %s) shows as %s, %s; mergeable: %s',
  async (verdict, failure, status, conclusion, mergeable) => {
    const pull = open();
    await publish(pull, { verdict, failure });
    expect(runsOf(pull)).toMatchObject([{ name: 'signet/cla', status, conclusion, title: reportOf('').title }]);
    expect(gated.gitee.mergeable(pull)).toBe(mergeable);
  },
);

test('gitee: a pending check is finished, and a finished one is final: another verdict is another check', async () => {
  const pull = open();
  await publish(pull, { verdict: 'pending' });
  await publish(pull, { verdict: 'uncovered' });
  expect(runsOf(pull)).toMatchObject([{ conclusion: 'action_required' }]);
  await publish(pull);
  expect(runsOf(pull)).toMatchObject([{ conclusion: 'action_required' }, { conclusion: 'success' }]);
  expect(gated.gitee.mergeable(pull)).toBe(true);
  await publish(pull);
  expect(runsOf(pull)).toHaveLength(2);
  await publish(pull, { verdict: 'uncovered' });
  expect(gated.gitee.mergeable(pull)).toBe(false);
});

test('gitee: a read that fails once is tried again', async () => {
  const pull = open();
  gated.gitee.fail({ on: /GET .*check-runs/, kind: 'bad_gateway' });
  await publish(pull);
  expect(runsOf(pull)).toHaveLength(1);
});

test('gitee: a check whose answer was lost is not made twice', async () => {
  const pull = open();
  gated.gitee.fail({ on: /POST .*check-runs/, kind: 'lost_answer' });
  await expect(publish(pull)).rejects.toMatchObject({ kind: 'unusable' });
  await publish(pull);
  expect(runsOf(pull)).toHaveLength(1);
});

test('gitee: a check of our name that somebody else wrote is overruled', async () => {
  const pull = open();
  const { repository, ada } = gated;
  const forged = { name: 'signet/cla', headSha: headOf(pull).sha, status: 'completed', conclusion: 'success' };
  repository.checkRuns.push({ id: 1, appId: ada.id, ...forged, detailsUrl: null, title: 'forged', summary: '' });
  expect(gated.gitee.mergeable(pull)).toBe(true);
  await publish(pull, { verdict: 'uncovered' });
  expect(gated.gitee.mergeable(pull)).toBe(false);
});

test.each([
  ['write', 'repository administrator'],
  ['read', 'repository administrator'],
] as const)('gitee: with the role %s no check is written, and the missing right is named', async (role, permission) => {
  const { gitee, repository } = gated;
  const account = gitee.addUser(`account-${role}`);
  gitee.permit(repository, account, role);
  const pull = open();
  const client = gated.openClient(gitee.issueToken(account));
  const publishing = client.publishVerdict(pullKey(pull), reportOf(headOf(pull).sha));
  await expect(publishing).rejects.toMatchObject({ kind: 'forbidden', details: { permission } });
});

test('gitee: one comment is edited in place, found behind a hundred others, and cut to what fits', async () => {
  const { gitee, ada, robot } = gated;
  const pull = open();
  for (let count = 0; count < 101; count += 1) {
    gitee.comment(pull, { by: ada, body: `Comment ${count}` });
  }
  const comment = (body: string) => gated.openClient().publishComment(pullKey(pull), { body, mode: 'edit' });
  await comment('Please sign');
  await comment('字'.repeat(100_000));
  const ours = commentsOf(pull).filter(({ author }) => author === robot);
  expect(ours).toHaveLength(1);
  expect(ours[0]?.body).toMatch(/^字+…\n\n<!-- signet\/cla -->$/);
});

test('gitee: posted again, a comment replaces ours; those of others stay, with our titles and marker too', async () => {
  const { gitee, ada } = gated;
  const pull = open();
  const foreign = '### CLA Signature Guide\n\nMy own words\n\n<!-- signet/cla -->';
  gitee.comment(pull, { by: ada, body: foreign });
  const comment = (body: string) => gated.openClient().publishComment(pullKey(pull), { body, mode: 'new' });
  await comment('### CLA Signature Guide');
  gitee.comment(pull, { by: ada, body: 'What for?' });
  await comment('### CLA Signature Pass');
  await comment('### CLA Signature Pass');
  const lines = commentsOf(pull).map(({ author, body }) => `${author.login}: ${body.split('\n')[0]}`);
  expect(lines).toEqual(['ada: ### CLA Signature Guide', 'ada: What for?', 'cla-robot: ### CLA Signature Pass']);
});

test('gitee: a label is made, the opposite goes first, a slash in its name is no path', async () => {
  const { gitee, repository } = gated;
  const pull = open();
  repository.labels.add('openeuler-cla/no');
  pull.labels.add('bug').add('openeuler-cla/no');
  const set = () =>
    gated.openClient().publishLabels(pullKey(pull), { set: 'openeuler-cla/yes', remove: ['openeuler-cla/no'] });
  await set();
  expect([...pull.labels]).toEqual(['bug', 'openeuler-cla/yes']);
  const writes = (): string[] => gitee.requests(/(POST|DELETE) .*labels/).map((request) => request.split(' ')[0] ?? '');
  expect(writes()).toEqual(['DELETE', 'POST', 'POST', 'POST']);
  const before = writes().length;
  await set();
  expect(writes()).toHaveLength(before);
});

test('gitee: a label that may not be set is answered as missing, and reported as a missing right', async () => {
  const { gitee, repository } = gated;
  const reader = gitee.addUser('label-reader');
  gitee.permit(repository, reader, 'read');
  const client = gated.openClient(gitee.issueToken(reader));
  const setting = client.publishLabels(pullKey(open()), { set: 'cla/yes', remove: [] });
  await expect(setting).rejects.toMatchObject({ kind: 'forbidden', details: { permission: 'repository: write' } });
});

test('gitee: the webhook is made once, signed, and mended where it differs', async () => {
  const { gitee, repository } = gated;
  const url = 'https://cla.example.org/hooks/gitee/1';
  const register = (secret: string) => gated.openClient().registerWebhook(repositoryKey(repository), { url, secret });
  await register('first-secret-of-hooks');
  await register('first-secret-of-hooks');
  const wanted = { url, encryptionType: 1, pullRequests: true, notes: true };
  expect(repository.hooks).toMatchObject([{ ...wanted, password: 'first-secret-of-hooks' }]);
  expect(gitee.requests(/(POST|PATCH) .*hooks/)).toHaveLength(1);
  for (const hook of repository.hooks) {
    Object.assign(hook, { notes: false, encryptionType: 0 });
  }
  await register('second-secret-of-hooks');
  expect(repository.hooks).toMatchObject([{ ...wanted, password: 'second-secret-of-hooks' }]);
});

test('gitee: of a repository that is judged no more our webhooks alone are removed', async () => {
  const { gitee, organization, robot } = gated;
  const repository = gitee.addRepository({ owner: organization, name: 'left' });
  gitee.permit(repository, robot, 'admin');
  const register = (url: string) =>
    gated.openClient().registerWebhook(repositoryKey(repository), { url, secret: 'a-secret-of-hooks' });
  await register('https://cla.example.org/hooks/gitee/2');
  await register('https://other.example.org/hooks/gitee/2');
  const remove = () =>
    gated.openClient().removeWebhook(repositoryKey(repository), 'https://cla.example.org/hooks/gitee/2');
  await remove();
  await remove();
  expect(repository.hooks.map(({ url }) => url)).toEqual(['https://other.example.org/hooks/gitee/2']);
});

test('gitee: a comment is believed as Gitee shows it, and on its own pull request alone', async () => {
  const { gitee, ada } = gated;
  const [pull, other] = [open(), open()];
  const { id } = gitee.comment(pull, { by: ada, body: '/cla cancel' });
  const maintainer = { id: '1', login: 'maintainer', bot: false };
  const forged = { id: String(id), text: '/check-cla', author: maintainer, createdAt: null };
  const client = gated.openClient();
  const author = { id: String(ada.id), login: 'ada', bot: false };
  const createdAt: unknown = expect.any(String);
  const shown = { id: String(id), text: '/cla cancel', author, createdAt };
  expect(await client.confirmComment(pullKey(pull), forged)).toEqual(shown);
  expect(await client.confirmComment(pullKey(other), forged)).toBeUndefined();
});
