import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { Delivery } from '#server/modules/gate/delivery/delivery.entity.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { threads } from '#server/test/threads.ts';
import { connectDemoPlatform, DEMO_CONNECTION_ID } from './connect-demo-platform.ts';

const PAGE = '/demo/platform?lang=en';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ PUBLIC_URL: 'http://localhost:4000' });
  const { deps } = testApp;
  await seedDemo(deps.orm, threads, new Date());
  await connectDemoPlatform(deps);
  const working = new Set(['handle-delivery', 'judge-at-once', 'judge-pull-request', 'backfill-repository']);
  await deps.jobs.work(
    JOBS.filter(({ name }) => working.has(name)),
    deps,
  );
});

const show = async (headers: Record<string, string> = {}): Promise<string> =>
  (await testApp.app.inject({ url: PAGE, headers: { host: 'localhost:4000', ...headers } })).body;

const post = (url: string, payload = '', headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'POST', url, payload, headers: { host: 'localhost:4000', ...FORM, ...headers } });

test('the first pull request is checked at the start, and does not merge while its check has not passed', async () => {
  await expect.poll(() => show()).toContain('Not passed');

  expect((await post('/demo/platform/1/merge')).statusCode).toBe(303);

  expect(await show()).not.toContain('Merged');
});

test('a pull request that is opened reaches the gate by a webhook', async () => {
  const { statusCode, headers } = await post(PAGE, 'email=newcomer%40example.com');

  expect([statusCode, headers.location]).toEqual([303, '/demo/platform?lang=en#2']);
  expect(await testApp.em().count(Delivery, { connection: DEMO_CONNECTION_ID, event: 'pull_request.opened' })).toBe(1);
  await expect.poll(async () => (await show()).match(/Not passed/g)).toHaveLength(2);
});

test.each([
  ['no address', PAGE, 'email=newcomer', {}, 400],
  ['another host', PAGE, 'email=a%40example.com', { host: 'cla.example.org' }, 404],
  ['a proxy', PAGE, 'email=a%40example.com', { 'x-forwarded-for': '192.0.2.1' }, 404],
  ['another site', PAGE, 'email=a%40example.com', { 'sec-fetch-site': 'cross-site' }, 404],
])('%s is refused', async (_rule, url, payload, headers, status) => {
  expect((await post(url, payload, headers)).statusCode).toBe(status);
});

test('a webhook without the token is refused', async () => {
  const hook = `/hooks/demo/${DEMO_CONNECTION_ID}`;
  const payload = '{"event":"pull_request.opened","number":1,"headSha":"0"}';

  expect((await post(hook, payload, { 'x-demo-token': '00' })).statusCode).toBe(401);
});

test('without a demo its connection is ended at the start, and with one it is back', async () => {
  const { deps } = testApp;
  const state = async () => (await testApp.em().findOneOrFail(PlatformConnection, DEMO_CONNECTION_ID)).state;

  await connectDemoPlatform({ ...deps, config: readConfig({ DEMO: 'false' }) });
  expect(await state()).toBe('revoked');

  await connectDemoPlatform(deps);
  expect(await state()).toBe('active');
});
