import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { serveLocally, type LocalServer } from '#server/test/serve-locally.ts';
import { createGithubApp, describeGithubApp, githubAppUrl } from './github-app-manifest.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

let gated: Awaited<ReturnType<typeof startGatedRepository>>;
let receiver: LocalServer;
/** Keys of the deliveries to the App of this file: others get the same events under the same keys. */
const received: string[] = [];

beforeAll(async () => {
  gated = await startGatedRepository();
  receiver = await serveLocally((request, response) => {
    if (request.headers['x-github-hook-installation-target-id'] === String(gated.app.id)) {
      received.push(String(request.headers['x-github-delivery']));
    }
    request.resume().on('end', () => response.writeHead(202).end());
  });
  gated.app.webhookUrl = `${receiver.origin}/`;
});
afterAll(async () => {
  await gated.github.stop();
  await receiver.stop();
});

const host = () => ({ instance: gated.instance, timeoutMs: 2000, now: () => gated.clock.now });
const open = () =>
  gated.github.openPullRequest({
    repository: gated.repository,
    opener: gated.ada,
    commits: [{ author: 'ada@example.com' }],
  });

test('an App is made from the manifest, installed, and can be used', async () => {
  const manifest = describeGithubApp({
    name: 'Signet of the community of compilers',
    url: 'https://cla.example.org',
    webhookUrl: gated.app.webhookUrl,
    redirectUrl: 'https://cla.example.org/api/v1/gate/github-app',
    setupUrl: 'https://cla.example.org/gate/installed',
  });
  const address = githubAppUrl(gated.instance, 'the state', 'community');
  const body = new URLSearchParams({ manifest, confirmed: 'yes' });
  const made = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(made.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('the state');
  const code = back.searchParams.get('code') ?? '';
  const app = await createGithubApp(host(), code);
  await expect(createGithubApp(host(), code)).rejects.toMatchObject({ kind: 'not_found' });
  const installPage = `${gated.github.url}/apps/${app.slug}/installations/new`;
  const account = new URLSearchParams({ account: 'community' });
  const installed = await fetch(installPage, { method: 'POST', body: account, redirect: 'manual' });
  const id = new URL(installed.headers.get('location') ?? '').searchParams.get('installation_id');
  const credentials = { kind: 'app', appId: app.appId, privateKey: app.privateKey } as const;
  await expect(gated.adapter.listInstallations(gated.instance, credentials)).resolves.toEqual([
    { id, account: { id: String(gated.organization.id), login: 'community' }, suspended: false },
  ]);
  await gated.github.settleWebhooks();
  const findings = await gated.adapter.open(gated.instance, credentials, id).inspect([]);
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
});

test('github-033, github-035: a lost delivery is listed by its key and sent again under it', async () => {
  const since = new Date(gated.clock.now.getTime() - 1000);
  gated.github.disturb(/pull_request\.opened/, 'drop');
  open();
  open();
  await gated.github.settleWebhooks();
  const list = await gated.adapter.listDeliveries(gated.instance, gated.credentials, since);
  const lost = list.find(({ key }) => opened(key) && !received.includes(key)) ?? { id: '0', key: 'none' };
  expect(BigInt(lost.id)).toBeGreaterThan(2n ** 53n);
  await gated.adapter.redeliver(gated.instance, gated.credentials, lost);
  await gated.github.settleWebhooks();
  expect(received).toContain(lost.key);
});

function opened(key: string): boolean {
  return gated.app.deliveries.some(({ guid, event }) => guid === key && event === 'pull_request');
}

test('deliveries are listed over pages, each event once, back to the time asked for', async () => {
  const since = new Date(gated.clock.now.getTime() + 60_000);
  gated.clock.now = new Date(since.getTime() + 1000);
  Array.from({ length: 105 }, open);
  await gated.github.settleWebhooks();
  const list = await gated.adapter.listDeliveries(gated.instance, gated.credentials, since);
  expect(list).toHaveLength(105);
});

test('the account of an App is its bot', async () => {
  const { app } = gated;
  await expect(gated.openClient().readAccount()).resolves.toEqual({
    id: String(app.bot.id),
    login: app.bot.login,
    bot: true,
  });
});

const faulty = async () => {
  const repositories = [...gated.github.state.repositories.values()].map(repositoryKey);
  const findings = await gated.openClient().inspect(repositories);
  return findings.filter(({ ok }) => !ok).map(({ check, repository, subject }) => [check, repository, subject]);
};

test('doctor finds nothing wrong where nothing is', async () => {
  await expect(faulty()).resolves.toEqual([]);
});

test('doctor says what is wrong with a connection', async () => {
  const { installation, app } = gated;
  const { permissions } = installation;
  installation.permissions = { ...permissions, checks: 'read' };
  app.events = app.events.filter((event) => event !== 'merge_group');
  installation.quota.core.remaining = 100;
  app.webhookUrl = 'http://127.0.0.1:9/';
  open();
  await gated.github.settleWebhooks();
  const findings = await faulty();
  expect(findings).toEqual([
    ['permission', null, 'checks: write'],
    ['events', null, 'merge_group'],
    ['webhook', null, expect.stringMatching(/^0 /)],
    ['quota', null, expect.stringMatching(/^REST: \d+\/5000$/)],
  ]);
  installation.quota.core.remaining = 5000;
  installation.permissions = permissions;
});

test('doctor says which repositories do not demand the check, or take it from anybody', async () => {
  const { github, organization, app } = gated;
  app.deliveries.length = 0;
  app.events.push('merge_group');
  github.addRepository({ owner: organization, name: 'undemanded' });
  const unbound = github.addRepository({ owner: organization, name: 'unbound' });
  github.requireCheck(unbound);
  const older = github.addRepository({ owner: organization, name: 'older' });
  github.requireCheck(older, { by: 'branch_protection', appId: app.id });
  const away = github.addRepository({ owner: github.addOrganization('others'), name: 'away' });
  await expect(faulty()).resolves.toEqual([
    ['required_check', 'community/undemanded', 'main'],
    ['check_binding', 'community/unbound', 'main'],
    ['installation', `others/${away.name}`, null],
  ]);
});

test('doctor reports a wrong key and a missing installation', async () => {
  const inspect = (credentials: typeof gated.credentials, id: string) =>
    gated.adapter.open(gated.instance, credentials, id).inspect([]);
  const unknown = { ...gated.credentials, appId: '4711' };
  await expect(inspect(unknown, '1')).resolves.toMatchObject([{ ok: false, check: 'credentials' }]);
  const findings = await inspect(gated.credentials, '4711');
  expect(findings.filter(({ ok }) => !ok)).toMatchObject([{ check: 'installation', subject: '4711' }]);
});
