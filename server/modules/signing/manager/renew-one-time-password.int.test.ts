import { expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeManagedCorporation, buildEmployeeManager } from './testing/managed-corporation.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }';
const RENEW = {
  employeeManager: `mutation ($id: ID!) {
    renewEmployeeManagerPassword(input: { id: $id }) { manager { id oneTimePasswordExpiresAt } }
  }`,
  administrator: `mutation ($id: ID!) {
    renewAdministratorPassword(input: { id: $id }) { corporationSigning { administratorHasOneTimePassword } }
  }`,
};
const ENDED = { initialPasswordChanged: false, oneTimePasswordExpiresAt: new Date(Date.now() - 1000) };

const testApp = await createTestApp();

async function logIn({ account }: Manager, password: string): Promise<readonly string[]> {
  const input = { as: 'CORPORATION', account, password, privacyConsented: true };
  return (await graphql(testApp.app, LOGIN, { input })).codes;
}

/** An employee manager, or the administrator, whose one-time password has ended, and who can send a new one. */
const ARRANGE = {
  employeeManager: async (facts: object) => {
    const managed = await arrangeManagedCorporation(testApp);
    const manager = await buildEmployeeManager(testApp, managed, { ...ENDED, ...facts });
    return { manager, id: manager.id, headers: managed.headers, template: 'employee_manager_added' };
  },
  administrator: async (facts: object) => {
    const managed = await arrangeManagedLink(testApp);
    const corporation = await arrangeCorporation(testApp, managed, { state: 'completed' });
    const manager = await buildManager(testApp.em(), corporation, { ...ENDED, ...facts });
    return { manager, id: corporation.id, headers: managed.headers, template: 'corporation_approved' };
  },
};

const WHOSE = ['employeeManager', 'administrator'] as const;

test.each(WHOSE)('after the end of a one-time password, the %s gets a new one from who invited them', async (whose) => {
  const { manager, id, headers, template } = await ARRANGE[whose]({});
  expect(await logIn(manager, PASSWORD)).toEqual(['one_time_password_expired']);
  expect(await logIn(manager, 'Wrong-Horse-9')).toEqual(['wrong_id_or_pw']);

  expect((await graphql(testApp.app, RENEW[whose], { id }, headers)).codes).toEqual([]);

  const [mail] = await testApp.mailsTo(manager.email);
  expect(mail).toMatchObject({ template, data: { account: manager.account } });
  const { password } = JSON.parse(
    testApp.deps.secretBox.decrypt('mail', { row: mail?.id ?? '', sealed: mail?.secret ?? Buffer.of() }),
  ) as { password: string };
  expect(await logIn(manager, PASSWORD)).toEqual(['wrong_id_or_pw']);
  expect(await logIn(manager, password)).toEqual([]);
  const { oneTimePasswordExpiresAt: end } = await testApp.em().findOneOrFail(Manager, { id: manager.id });
  expect((end?.getTime() ?? 0) - Date.now()).toBeGreaterThan(71 * 3_600_000);
  const event = { action: 'ONE_TIME_PASSWORD_RENEWED', subject: manager.id } as const;
  expect(await testApp.em().count(AuditEvent, event)).toBe(1);
});

test.each(WHOSE)('of two requests at once, one sends the %s a new one-time password', async (whose) => {
  const { manager, id, headers } = await ARRANGE[whose]({});

  const answers = await Promise.all([1, 2].map(() => graphql(testApp.app, RENEW[whose], { id }, headers)));

  expect(answers.flatMap(({ codes }) => codes)).toEqual(['too_many_request']);
  expect(await testApp.mailsTo(manager.email)).toHaveLength(1);
});

test.each(WHOSE)('a password that the %s has chosen is not replaced', async (whose) => {
  const { manager, id, headers } = await ARRANGE[whose]({ initialPasswordChanged: true });

  expect((await graphql(testApp.app, RENEW[whose], { id }, headers)).codes).toEqual(['bad_request_parameter']);

  expect(await logIn(manager, PASSWORD)).toEqual([]);
  expect(await testApp.mailsTo(manager.email)).toEqual([]);
});

test('nobody renews the password of a manager of another corporation, nor of an unknown one', async () => {
  const { headers } = await arrangeManagedCorporation(testApp);
  const other = await ARRANGE.employeeManager({});

  for (const id of [other.id, crypto.randomUUID(), 'nobody']) {
    expect((await graphql(testApp.app, RENEW.employeeManager, { id }, headers)).codes).toEqual(['no_permission']);
  }

  expect(await testApp.mailsTo(other.manager.email)).toEqual([]);
});

test('a new one-time password ends the sessions of the earlier one', async () => {
  const { manager, id, headers } = await ARRANGE.employeeManager({});
  const session = await signIn(testApp, manager);

  await graphql(testApp.app, RENEW.employeeManager, { id }, headers);

  expect((await graphql(testApp.app, '{ viewer { account } }', {}, session)).data).toEqual({ viewer: null });
});
