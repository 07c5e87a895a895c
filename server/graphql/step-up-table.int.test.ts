import { beforeAll, describe, expect, test } from 'vitest';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { type Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { loadSchema } from './schema.ts';
import { ACCESS } from './testing/access-table.ts';
import { aim, fillLink, type Owned } from './testing/owned.ts';
import { mutationsThatAsk, STEP_UP } from './testing/step-up-table.ts';

const schema = await loadSchema();

let testApp: TestApp;
let owned: Owned;
let owner: CommunityAccount;
let administrator: Manager;
let employeeManager: Manager;
let newcomer: CommunityAccount;
beforeAll(async () => {
  testApp = await createTestApp();
  const em = testApp.em();
  owner = await buildAccount(em, { isAdministrator: true });
  newcomer = await buildAccount(em, { initialPasswordChanged: false });
  const link = await buildLink(em, { owner });
  const corporation = await buildCorporation(em, link, { domains: ['example.com'] });
  administrator = await buildManager(em, corporation, { role: ManagerRole.ADMINISTRATOR });
  employeeManager = await buildManager(em, corporation, { role: ManagerRole.EMPLOYEE_MANAGER });
  owned = await fillLink(testApp, link, corporation);
});

/** Somebody who may call a mutation. */
function callerOf(name: string): CommunityAccount | Manager {
  if (name === 'replaceOneTimePassword') {
    return newcomer;
  }
  const access = ACCESS[name] ?? 'everybody';
  if (access === 'employee manager') {
    return employeeManager;
  }
  return access.startsWith('corporation') ? administrator : owner;
}

/** Logs in somebody who may call a mutation, six minutes ago. */
const longSignedIn = (name: string): Promise<SessionHeaders> =>
  signIn(testApp, callerOf(name), { createdAt: new Date(Date.now() - 6 * 60_000) });

/** Stores a connection of the owner, and returns its public id. */
async function arrangeConnection(): Promise<string> {
  const em = testApp.em();
  const id = crypto.randomUUID();
  const place = { url: 'https://gitee.com', apiUrl: 'https://gitee.com', name: 'Gitee' };
  em.create(PlatformConnection, {
    id,
    publicId: id,
    platform: 'gitee',
    ...place,
    owner: owner.id,
    createdAt: new Date(),
  });
  await em.flush();
  return id;
}

/** What some mutations need to get as far as the question. */
async function inputOf(name: string): Promise<object> {
  if (name === 'connectPlatform') {
    return { platform: 'GITEE' };
  }
  return name === 'disconnectPlatform' ? { id: await arrangeConnection() } : {};
}

/** Calls a mutation; `input` is added to the one that it needs. */
async function call(name: string, headers: SessionHeaders, input: object = {}): Promise<readonly string[]> {
  const { query, variables } = await aim(name, owned);
  const given = {
    ...variables,
    ...('input' in variables ? { input: { ...(variables['input'] as object), ...input } } : {}),
  };
  return (await graphql(testApp.app, query, given, headers)).codes;
}

test('the table decides about every mutation of the schema', () => {
  expect(Object.keys(STEP_UP).toSorted()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).toSorted());
});

test('mutations that everybody may call need no session, and no others', () => {
  const open = Object.keys(STEP_UP).filter((name) => ACCESS[name] === 'everybody');

  expect(mutationsThatAsk('no session').toSorted()).toEqual(open.toSorted());
});

describe('five minutes after the login', () => {
  test.each(mutationsThatAsk('always'))('%s asks for a fresh proof', async (name) => {
    expect(await call(name, await longSignedIn(name), await inputOf(name))).toEqual(['step_up_needed']);
  });

  test.each<[string, string, object]>([
    ['updateLink', 'another sender', { senderAddress: 'a@example.org' }],
    ['updateLink', 'another retention', { retentionDays: 365 }],
    ['updateLink', 'a legal hold', { legalHold: true }],
    ['updateLink', 'pages that signers are led back to', { returnOrigins: ['https://example.org'] }],
    ['setGatedRepositories', 'an excluded repository', repositories({ mode: 'EXCLUDED', reason: 'docs' })],
    ['setGatedRepositories', 'a repository that is only observed', repositories({ mode: 'OBSERVE' })],
    ['setGatedRepositories', 'other people of each commit', repositories({ mode: 'ENFORCE', subjects: ['AUTHOR'] })],
    ['setSecondFactorRequirement', 'no requirement any more', { required: false }],
  ])('%s asks for a fresh proof for %s', async (name, _what, input) => {
    expect(await call(name, await longSignedIn(name), input)).toEqual(['step_up_needed']);
  });

  test.each<[string, string, object]>([
    ['updateLink', 'another grace period', { gracePeriodDays: 7 }],
    ['setGatedRepositories', 'a repository that is enforced', repositories({ mode: 'ENFORCE' })],
  ])('%s does not for %s', async (name, _what, input) => {
    expect(await call(name, await longSignedIn(name), input)).not.toContain('step_up_needed');
  });

  test.each(mutationsThatAsk('never'))('%s does not', async (name) => {
    expect(await call(name, await longSignedIn(name))).not.toContain('step_up_needed');
  });
});

function repositories(facts: object): object {
  return { repositories: [{ connectionId: crypto.randomUUID(), repositoryId: '1', ...facts }] };
}
