import { afterAll, afterEach, expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeFaultKind } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { pullKey, reportOf, repositoryKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { openGithubGate } from './open-github-gate.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

const gated = await startGatedRepository();
const pull = gated.github.openPullRequest({
  repository: gated.repository,
  opener: gated.ada,
  commits: [{ author: 'ada@example.com' }],
});
afterAll(() => gated.github.stop());
afterEach(() => gated.github.calm());

const read = () => gated.openClient().readPullRequest(pullKey(pull));
const publish = () => gated.openClient().publishVerdict(pullKey(pull), reportOf(headOf(pull).sha));
const inSeconds = (seconds: number) => new Date(Math.floor(gated.clock.now.getTime() / 1000 + seconds) * 1000);

test.each<[string, FakeFaultKind, RegExp, () => Promise<unknown>, number]>([
  ['github-046: a used-up quota', 'primary_limit', /check-runs/, publish, 3600],
  ['github-048: a used-up quota of GraphQL, reported with status 200', 'graphql_limit', /PullRequest/, read, 3600],
])('%s says when it is full again', async (_name, kind, on, act, seconds) => {
  gated.github.fail({ on, kind });
  await expect(act()).rejects.toMatchObject({ kind: 'limited', details: { retryAt: inSeconds(seconds) } });
  await expect(act()).resolves.not.toThrow();
});

test('github-047: a secondary limit says how long to wait, although it is a 403', async () => {
  gated.github.fail({ on: /check-runs/, kind: 'secondary_limit' });
  const retryAt = new Date(gated.clock.now.getTime() + 30_000);
  await expect(publish()).rejects.toMatchObject({ kind: 'limited', details: { retryAt } });
});

test('github-046: a quota that runs out is reported with its reset, and used again after it', async () => {
  const { core } = gated.installation.quota;
  core.remaining = 0;
  const retryAt = new Date(core.resetAt * 1000);
  await expect(publish()).rejects.toMatchObject({ kind: 'limited', details: { retryAt } });
  const { now } = gated.clock;
  gated.clock.now = new Date(retryAt.getTime() + 1000);
  await expect(publish()).resolves.toBeUndefined();
  gated.clock.now = now;
  gated.github.revokeTokens();
});

test.each<FakeFaultKind>(['bad_gateway', 'cut'])(
  'a read that ends in %s is tried twice, then given up for now',
  async (kind) => {
    gated.github.fail({ on: /PullRequest/, kind });
    await expect(read()).resolves.toBeDefined();
    gated.github.fail({ on: /PullRequest/, kind, times: 2 });
    await expect(read()).rejects.toMatchObject({ kind: 'unusable' });
  },
);

test('github-050: a check whose answer was lost is not made twice', async () => {
  const head = gated.github.addCommit({ author: 'ada@example.com' });
  const again = () => gated.openClient().publishVerdict(pullKey(pull), reportOf(head.sha));
  gated.github.fail({ on: /POST .*check-runs/, kind: 'lost_answer' });
  await expect(again()).rejects.toMatchObject({ kind: 'unusable' });
  await again();
  expect(gated.repository.checkRuns.filter((run) => run.headSha === head.sha)).toHaveLength(1);
});

test('github-051: a token that is revoked midway is replaced once', async () => {
  const client = gated.openClient();
  await client.readPullRequest(pullKey(pull));
  gated.github.revokeTokens();
  await expect(client.readPullRequest(pullKey(pull))).resolves.toBeDefined();
  gated.github.fail({ on: /PullRequest/, kind: 'unauthorized', times: 2 });
  await expect(read()).rejects.toMatchObject({ kind: 'credentials_refused' });
});

test('a token serves all clients of its installation, and requests at once ask for one alone', async () => {
  gated.github.revokeTokens();
  const minted = () => gated.github.requests(/access_tokens/).length;
  const before = minted();
  await Promise.all([read(), read(), read()]);
  expect(minted() - before).toBe(1);
  gated.clock.now = new Date(gated.clock.now.getTime() + 56 * 60_000);
  await Promise.all([read(), read()]);
  expect(minted() - before).toBe(2);
});

test('github-024, github-025: a suspended or removed installation refuses the credentials', async () => {
  const { github, installation } = gated;
  github.changeInstallation(installation, 'suspend');
  await expect(read()).rejects.toMatchObject({ kind: 'credentials_refused' });
  github.changeInstallation(installation, 'unsuspend');
  await expect(read()).resolves.toBeDefined();
  const away = github.install(gated.app, { account: gated.organization });
  github.changeInstallation(away, 'deleted');
  const client = gated.adapter.open(gated.instance, gated.credentials, String(away.id));
  await expect(client.listRepositories()).rejects.toMatchObject({ kind: 'credentials_refused' });
});

test('github-026: a permission that was not accepted is named', async () => {
  const { permissions } = gated.installation;
  gated.installation.permissions = { ...permissions, checks: 'read' };
  const head = gated.github.addCommit({ author: 'ada@example.com' });
  const publishing = gated.openClient().publishVerdict(pullKey(pull), reportOf(head.sha));
  await expect(publishing).rejects.toMatchObject({ kind: 'forbidden', details: { permission: 'checks=write' } });
  gated.installation.permissions = permissions;
});

test('a key that is no key is refused without a request', async () => {
  const before = gated.github.requests().length;
  const client = gated.adapter.open(gated.instance, { ...gated.credentials, privateKey: 'x', appId: '7' }, '1');
  await expect(client.listRepositories()).rejects.toMatchObject({ kind: 'credentials_refused' });
  expect(gated.github.requests().length).toBe(before);
});

test('an answer that does not come in time is none', async () => {
  const impatient = openGithubGate({ timeoutMs: 100, now: () => gated.clock.now });
  const client = impatient.open(gated.instance, gated.credentials, String(gated.installation.id));
  gated.github.fail({ on: /./, kind: 'hang', times: 2 });
  await expect(client.listRepositories()).rejects.toMatchObject({ kind: 'unusable' });
});

test('an answer that is no JSON is no answer', async () => {
  gated.github.fail({ on: /PullRequest/, kind: 'garbage' });
  await expect(read()).rejects.toMatchObject({ kind: 'unusable' });
});

test('a repository that moved is not followed to another host', async () => {
  const { github, organization, ada } = gated;
  const moved = github.addRepository({ owner: organization, name: 'moved' });
  const key = { ...pullKey(pull), repository: repositoryKey(moved) };
  github.renameRepository(moved, { by: ada, name: 'elsewhere' });
  github.state.apiUrl = 'http://127.0.0.1:9/api/v3';
  const publishing = gated.openClient().publishVerdict(key, reportOf(headOf(pull).sha));
  await expect(publishing).rejects.toMatchObject({ kind: 'not_found' });
  github.state.apiUrl = github.apiUrl;
});
