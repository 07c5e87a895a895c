import { beforeEach, expect, test } from 'vitest';
import type { PlatformPerson } from '#server/integrations/code-platform/testing/platform-state.ts';
import { openBrowser, type TestBrowser } from '#server/test/browser.ts';
import { environmentOf, startCodePlatforms, type CodePlatforms } from '#server/test/code-platforms.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { updateApiKeys } from './update-api-keys.job.ts';

const START = 'mutation ($input: StartCodePlatformLoginInput!) { startCodePlatformLogin(input: $input) { url } }';
const CREATE = 'mutation { createApiKey(input: { name: "bot", scopes: [SIGNINGS_READ] }) { key } }';
const READ = 'query ($linkId: ID!) { signings(linkId: $linkId) { totalCount } }';

let platforms: CodePlatforms;
let testApp: TestApp;
let person: PlatformPerson;
let browser: TestBrowser;
/** Makes the key. */
let make: () => Promise<void>;
/** Reads the link of the organisation `lost` by the key that was made while the person administered it. */
let read: () => Promise<readonly string[]>;

async function logIn(): Promise<TestBrowser> {
  const visitor = openBrowser(testApp);
  const input = { platform: 'GITHUB', privacyConsented: true };
  const { data } = await visitor.graphql<{ startCodePlatformLogin: { url: string } }>(START, { input });
  const { pathname, search } = await platforms.github.authorize(data?.startCodePlatformLogin.url ?? '', person.login);
  await visitor.open(`${pathname}${search}`);
  return visitor;
}

type Job = Parameters<typeof updateApiKeys.run>[1];

/** Takes the jobs that wait from the queue. */
async function takeJobs(): Promise<Job[]> {
  const taken = await testApp
    .em()
    .execute<{ data: Job }[]>(`delete from pgboss.job where name = 'update-api-keys' returning data`);
  return taken.map(({ data }) => data);
}

async function run(jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    await updateApiKeys.run(testApp.deps, job);
  }
}

beforeEach(async () => {
  platforms = await startCodePlatforms();
  testApp = await createTestApp(environmentOf(platforms));
  const organizations = [{ login: 'lost', role: 'admin' as const }];
  person = { id: 77, login: 'person-77', name: null, email: null, organizations };
  platforms.github.users.push(person);
  const { linkId } = await buildLink(testApp.em(), { platform: 'github', organization: 'lost' });
  browser = await logIn();
  let caller: Readonly<Record<string, string>> = {};
  make = async () => {
    const { data } = await browser.graphql<{ createApiKey: { key: string } }>(CREATE);
    caller = { 'x-api-key': data?.createApiKey.key ?? '' };
  };
  read = async () => (await graphql(testApp.app, READ, { linkId }, caller)).codes;
  await make();
});

test('a key opens nothing more once a log-in finds that its maker administers no organisation', async () => {
  await run(await takeJobs());
  expect(await read()).toEqual([]);

  person.organizations.splice(0, 1);
  await logIn();
  await run(await takeJobs());

  expect(await read()).toEqual(['no_permission']);
});

test('a job of an ended session that comes late brings no lost organisation back', async () => {
  const late = await takeJobs();
  await browser.graphql('mutation { logout { done } }');
  person.organizations.splice(0, 1, { login: 'other', role: 'admin' });
  await logIn();
  await run(await takeJobs());
  expect(await read()).toEqual(['no_permission']);

  await run(late);

  expect(await read()).toEqual(['no_permission']);
});

test('a key that is made while a log-in finds that its maker administers no organisation opens nothing more', async () => {
  let isBegun = false;
  const loseOrganization = async (): Promise<void> => {
    if (isBegun) {
      return;
    }
    isBegun = true;
    person.organizations.splice(0, 1);
    await logIn();
    await run(await takeJobs());
  };
  testApp.em().getEventManager().registerSubscriber({ beforeTransactionStart: loseOrganization });

  await make();

  expect(isBegun).toBe(true);
  expect(await read()).toEqual(['no_permission']);
});
