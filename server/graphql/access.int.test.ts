import { describe, expect, test } from 'vitest';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { operationsOf } from '#server/test/operation.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { loadSchema } from './schema.ts';
import { ACCESS, namesOf } from './testing/access-table.ts';
import { aim, fillLink, type Owned } from './testing/owned.ts';

const OPERATIONS = operationsOf(await loadSchema(), {});

let owned: Owned;
/** A link that requires a second factor, of an owner who has none. */
const testApp = await createTestApp();
const em = testApp.em();
const link = await buildLink(em);
const corporation = await buildCorporation(em, link, { domains: ['example.com'] });
const stranger: CommunityAccount = await buildAccount(em);
const administrator = await buildManager(em, corporation, { role: ManagerRole.ADMINISTRATOR });
const employeeManager = await buildManager(em, corporation, { role: ManagerRole.EMPLOYEE_MANAGER });
owned = await fillLink(testApp, link, corporation);
const elsewhere = await buildCorporation(em, link);
const newAdministrator = await buildManager(em, elsewhere, { initialPasswordChanged: false });
const careless = await buildLink(em, { requiresSecondFactor: true });
const carelessLink = await fillLink(testApp, careless, await buildCorporation(em, careless));
const strict = await buildCorporation(em, link, { requiresSecondFactor: true });
const headers = {
  'careless owner': await signIn(testApp, await careless.owner.loadOrFail()),
  'careless administrator': await signIn(testApp, await buildManager(em, strict)),
  'new administrator': await signIn(testApp, newAdministrator),
  'new community manager': await signIn(testApp, await buildAccount(em, { initialPasswordChanged: false })),
  stranger: await signIn(testApp, stranger),
  unconsented: await signIn(testApp, await buildAccount(em), { consented: false }),
  administrator: await signIn(testApp, administrator),
  'employee manager': await signIn(testApp, employeeManager),
};

const call = async (name: string, caller: Record<string, string>, at = owned): Promise<readonly string[]> => {
  const { query, variables } = await aim(name, at);
  return (await graphql(testApp.app, query, variables, caller)).codes;
};

test('the table names every operation of the schema', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(OPERATIONS.map(({ name }) => name).toSorted());
});

describe('without a session nobody may call', () => {
  const names = namesOf(
    'signer',
    'logged in',
    'community manager',
    'owner',
    'service administrator',
    'corporation manager',
    'corporation administrator',
    'employee manager',
  );
  test.each(names)('%s', async (name) => {
    expect(await call(name, {})).toEqual(['missing_token']);
  });
});

describe.each(['administrator', 'employee manager'] as const)(
  'the %s of a corporation is no community manager',
  (role) => {
    test.each(namesOf('community manager', 'owner', 'service administrator'))('%s', async (name) => {
      expect(await call(name, headers[role])).toEqual(['unauthorized_token']);
    });
  },
);

describe.each([
  ['whose session has ended', { cookie: 'access_token=x; csrf_token=y', token: 'y' }, 'unknown_token'],
  ['who has not consented', headers.unconsented, 'privacy_consent_invalid'],
])('a community manager %s', (_who, caller, code) => {
  test.each(namesOf('community manager', 'owner'))('may not call %s', async (name) => {
    expect(await call(name, caller)).toEqual([code]);
  });
});

describe('a community manager is no administrator of the service', () => {
  test.each(namesOf('service administrator'))('%s', async (name) => {
    expect(await call(name, headers.stranger)).toEqual(['unauthorized_token']);
  });
});

describe('a community manager is no manager of a corporation', () => {
  test.each(namesOf('corporation manager', 'corporation administrator', 'employee manager'))('%s', async (name) => {
    expect(await call(name, headers.stranger)).toEqual(['unauthorized_token']);
  });
});

describe('an employee manager may not call what is for the administrator', () => {
  test.each(namesOf('corporation administrator'))('%s', async (name) => {
    expect(await call(name, headers['employee manager'])).toEqual(['unauthorized_token']);
  });
});

describe('an administrator may not call what is for employee managers', () => {
  test.each(namesOf('employee manager'))('%s', async (name) => {
    expect(await call(name, headers.administrator)).toEqual(['unauthorized_token']);
  });
});

describe('until the one-time password is changed, the administrator may not call', () => {
  test.each(namesOf('corporation manager', 'corporation administrator'))('%s', async (name) => {
    expect(await call(name, headers['new administrator'])).toEqual(['initial_password_unchanged']);
  });
});

describe('until the one-time password is changed, a community manager may not call', () => {
  test.each(namesOf('community manager', 'owner', 'service administrator'))('%s', async (name) => {
    expect(await call(name, headers['new community manager'])).toEqual(['initial_password_unchanged']);
  });
});

describe('a manager without a required second factor may not call', () => {
  test.each([...namesOf('owner'), 'links'])('%s', async (name) => {
    expect(await call(name, headers['careless owner'], carelessLink)).toEqual(['second_factor_missing']);
  });

  test.each(namesOf('corporation manager', 'corporation administrator'))('%s', async (name) => {
    expect(await call(name, headers['careless administrator'])).toEqual(['second_factor_missing']);
  });
});

describe('the manager of another community', () => {
  test.each(namesOf('owner'))('may not call %s', async (name) => {
    expect(await call(name, headers.stranger)).toEqual(['no_permission']);
  });
});

describe('operations open to everybody ask for no session', () => {
  test.each(namesOf('everybody'))('%s', async (name) => {
    expect(['missing_token', 'unknown_token', 'unauthorized_token', 'no_permission']).not.toContain(
      (await call(name, {}))[0],
    );
  });
});
