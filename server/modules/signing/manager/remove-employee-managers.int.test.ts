import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { hashToken } from '#server/modules/access/session/session-token.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import {
  arrangeManagedCorporation,
  buildEmployeeManager,
  type ManagedCorporation,
} from './testing/managed-corporation.ts';

const LOGIN = `mutation ($account: String!, $password: String!, $linkId: ID!) {
  login(input: { as: CORPORATION, account: $account, password: $password, linkId: $linkId, privacyConsented: true }) {
    viewer { account }
  }
}`;

const testApp = await createTestApp();

const REMOVE = `mutation ($ids: [ID!]!) {
  removeEmployeeManagers(input: { ids: $ids }) { corporation { id hasEmployeeManager managers { id } } }
}`;

const remove = ({ headers }: Pick<ManagedCorporation, 'headers'>, ids: readonly string[]) =>
  graphql<{ removeEmployeeManagers: { corporation: { hasEmployeeManager: boolean; managers: { id: string }[] } } }>(
    testApp.app,
    REMOVE,
    { ids },
    headers,
  );

const whoAmI = (headers: Readonly<Record<string, string>>) =>
  graphql(testApp.app, '{ corporation { id } }', {}, headers);

describe('employee managers are removed', () => {
  test('with an event and a mail each; the others stay', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const zh = await buildEmployeeManager(testApp, managed, { name: '李明' });
    const en = await buildEmployeeManager(testApp, managed, { language: 'en' });
    const stays = await buildEmployeeManager(testApp, managed);

    const answer = await remove(managed, [zh.id, en.id.toUpperCase(), zh.id]);

    expect(answer.codes).toEqual([]);
    expect(answer.data?.removeEmployeeManagers.corporation.managers).toEqual([{ id: stays.id }]);
    for (const { id, email, name, account, language } of [zh, en]) {
      expect((await testApp.em().findOneOrFail(Manager, { id })).removedAt).toBeInstanceOf(Date);
      expect(await testApp.mailsTo(email)).toMatchObject([
        {
          template: 'employee_manager_removed',
          language,
          link: { id: managed.link.id },
          corporationSigning: { id: managed.corporation.id },
          data: { name, account, corporationName: managed.corporation.corporationName },
        },
      ]);
      expect(await testApp.em().find(AuditEvent, { subject: id })).toMatchObject([
        { action: 'EMPLOYEE_MANAGER_REMOVED', actor: managed.administrator.id },
      ]);
    }
    expect(await testApp.mailsTo(stays.email)).toEqual([]);
  });

  test('down to none, as `hasEmployeeManager` shows', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const [first, last] = [await buildEmployeeManager(testApp, managed), await buildEmployeeManager(testApp, managed)];

    const left = await remove(managed, [first.id]);
    const none = await remove(managed, [last.id]);

    const answers = [left, none].map(({ data }) => data?.removeEmployeeManagers.corporation.hasEmployeeManager);
    expect(answers).toEqual([true, false]);
  });

  test('and logged out at once; they can neither log in nor reset their password', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const manager = await buildEmployeeManager(testApp, managed);
    const headers = await signIn(testApp, manager);
    const key = 'k'.repeat(43);
    const em = testApp.em();
    em.create(PasswordReset, {
      keyHash: hashToken(key),
      manager: manager.id,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await em.flush();
    expect((await whoAmI(headers)).codes).toEqual([]);

    await remove(managed, [manager.id]);

    expect((await whoAmI(headers)).codes).toEqual(['unknown_token']);
    expect((await whoAmI(managed.headers)).codes).toEqual([]);
    const { account } = manager;
    const { linkId } = managed.link;
    expect((await graphql(testApp.app, LOGIN, { account, password: PASSWORD, linkId })).codes).toEqual([
      'wrong_id_or_pw',
    ]);
    const reset = await graphql(
      testApp.app,
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done } }',
      { input: { key, newPassword: 'Other-Horse-8', linkId } },
    );
    expect(reset.codes).toEqual(['link_expired']);
  });

  test('and concurrent logins leave no session', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const managers = await Promise.all(Array.from({ length: 5 }, () => buildEmployeeManager(testApp, managed)));
    const { linkId } = managed.link;

    await Promise.all([
      ...managers.map(({ account }) => graphql(testApp.app, LOGIN, { account, password: PASSWORD, linkId })),
      remove(
        managed,
        managers.map(({ id }) => id),
      ),
    ]);

    const ids = managers.map(({ id }) => id);
    const live = await testApp
      .em()
      .execute('select count(*)::int as n from session where revoked_at is null and manager_id = any(?::uuid[])', [
        `{${ids.join(',')}}`,
      ]);
    expect(live).toEqual([{ n: 0 }]);
  });

  test('once and with one mail, however many concurrent requests remove them', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const manager = await buildEmployeeManager(testApp, managed);

    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(managed, [manager.id])));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 9 }, () => 'no_permission'));
    expect(await testApp.mailsTo(manager.email)).toHaveLength(1);
  });
});

describe('the removal is refused, and all stay', () => {
  const strangers: Readonly<Record<string, (managed: ManagedCorporation) => Promise<string> | string>> = {
    'an unknown id': () => crypto.randomUUID(),
    'a malformed id': () => "x' or '1'='1",
    'the administrator': ({ administrator }) => administrator.id,
    'somebody of another corporation': async ({ link }) =>
      (await buildEmployeeManager(testApp, await arrangeManagedCorporation(testApp, { link }))).id,
    'somebody who was removed': async (managed) =>
      (await buildEmployeeManager(testApp, managed, { removedAt: new Date() })).id,
  };

  test.each(Object.entries(strangers))('with %s', async (_who, idOf) => {
    const managed = await arrangeManagedCorporation(testApp);
    const manager = await buildEmployeeManager(testApp, managed);

    expect((await remove(managed, [manager.id, await idOf(managed)])).codes).toEqual(['no_permission']);

    expect((await testApp.em().findOneOrFail(Manager, { id: manager.id })).removedAt).toBeNull();
    expect(await testApp.mailsTo(manager.email)).toEqual([]);
  });

  test.each([0, 1001])('with %i ids', async (count) => {
    const managed = await arrangeManagedCorporation(testApp);
    const answer = await remove(
      managed,
      Array.from({ length: count }, () => crypto.randomUUID()),
    );

    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'ids' });
  });
});

describe('who may see the employee managers', () => {
  const LIST = '{ corporation { managers { account name email createdAt initialPasswordChanged } } }';

  test('the administrator: those of the corporation, oldest first, without those removed', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const other = await arrangeManagedCorporation(testApp, { link: managed.link });
    await buildEmployeeManager(testApp, other);
    await buildEmployeeManager(testApp, managed, { removedAt: new Date() });
    const first = await buildEmployeeManager(testApp, managed);
    const second = await buildEmployeeManager(testApp, managed);

    const { data } = await graphql<{ corporation: { managers: object[] } }>(testApp.app, LIST, {}, managed.headers);

    expect(data?.corporation.managers).toEqual(
      [first, second].map(({ account, name, email, createdAt }) => ({
        account,
        name,
        email,
        createdAt: createdAt.toISOString(),
        initialPasswordChanged: true,
      })),
    );
  });
});

const change = (name: string) => `mutation ($ids: [ID!]!) {
  ${name}(input: { ids: $ids }) { corporation { hasEmployeeManager managers { id deactivatedAt } } }
}`;

const EMPLOYERS =
  'query ($linkId: ID!, $email: String!) { corporationsForEmail(linkId: $linkId, email: $email) { id } }';

type Name = 'deactivateEmployeeManagers' | 'reactivateEmployeeManagers';

interface Changed {
  readonly corporation: { hasEmployeeManager: boolean; managers: { id: string; deactivatedAt: string | null }[] };
}

const act = (name: Name, { headers }: Pick<ManagedCorporation, 'headers'>, ids: readonly string[]) =>
  graphql<Record<Name, Changed>>(testApp.app, change(name), { ids }, headers);

const deactivate = (managed: Pick<ManagedCorporation, 'headers'>, ...ids: string[]) =>
  act('deactivateEmployeeManagers', managed, ids);

const reactivate = (managed: Pick<ManagedCorporation, 'headers'>, ...ids: string[]) =>
  act('reactivateEmployeeManagers', managed, ids);

const logIn = ({ link }: ManagedCorporation, { account }: Manager) =>
  graphql(testApp.app, LOGIN, { account, password: PASSWORD, linkId: link.linkId });

const stored = async ({ id }: Manager) => testApp.em().findOneOrFail(Manager, id);

describe('a deactivated employee manager', () => {
  test('is logged out, cannot log in, keeps account and address, and is mailed; so is one who is reactivated', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const manager = await buildEmployeeManager(testApp, managed);
    const headers = await signIn(testApp, manager);

    const answer = await deactivate(managed, manager.id);

    expect(answer.data?.deactivateEmployeeManagers.corporation).toEqual({
      hasEmployeeManager: false,
      managers: [{ id: manager.id, deactivatedAt: expect.any(String) }],
    });
    expect((await graphql(testApp.app, '{ corporation { id } }', {}, headers)).codes).toEqual(['unknown_token']);
    expect((await logIn(managed, manager)).codes).toEqual(['wrong_id_or_pw']);

    const again = await reactivate(managed, manager.id);

    expect(again.data?.reactivateEmployeeManagers.corporation).toEqual({
      hasEmployeeManager: true,
      managers: [{ id: manager.id, deactivatedAt: null }],
    });
    expect((await logIn(managed, manager)).codes).toEqual([]);
    const mails = await testApp.mailsTo(manager.email);
    expect(mails.map(({ template, data }) => [template, data['occasion']])).toEqual([
      ['employee_manager_changed', 'deactivated'],
      ['employee_manager_changed', 'reactivated'],
    ]);
    const ofLink = { subject: manager.id, linkId: { $ne: null } };
    const events = await testApp.em().find(AuditEvent, ofLink, { orderBy: { sequence: 'asc' } });
    expect(events.map(({ action }) => action)).toEqual([
      'EMPLOYEE_MANAGER_DEACTIVATED',
      'EMPLOYEE_MANAGER_REACTIVATED',
    ]);
  });

  test('does not let employees sign while there is no other', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const manager = await buildEmployeeManager(testApp, managed);
    const variables = { linkId: managed.link.linkId, email: manager.email };
    const employers = async () =>
      (await graphql<{ corporationsForEmail: object[] }>(testApp.app, EMPLOYERS, variables)).data?.corporationsForEmail;
    expect(await employers()).toHaveLength(1);

    await deactivate(managed, manager.id);

    expect(await employers()).toEqual([]);
  });

  test('can be removed', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const manager = await buildEmployeeManager(testApp, managed);
    await deactivate(managed, manager.id);

    const { codes } = await remove(managed, [manager.id]);

    expect(codes).toEqual([]);
    expect((await stored(manager)).removedAt).toBeInstanceOf(Date);
  });

  test('is not logged in by a login that runs at the same time', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const manager = await buildEmployeeManager(testApp, managed);

    await Promise.all([deactivate(managed, manager.id), logIn(managed, manager), logIn(managed, manager)]);

    const open = `select count(*)::int as open from session where manager_id = ? and revoked_at is null`;
    expect(await testApp.em().getConnection().execute(open, [manager.id])).toEqual([{ open: 0 }]);
  });
});

describe('a change is refused and changes nothing', () => {
  test('of one who is in that state already, with all others', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const [one, other] = [await buildEmployeeManager(testApp, managed), await buildEmployeeManager(testApp, managed)];
    await deactivate(managed, one.id);

    expect((await deactivate(managed, other.id, one.id)).codes).toEqual(['bad_request_parameter']);
    expect((await reactivate(managed, other.id)).codes).toEqual(['bad_request_parameter']);
    expect((await deactivate(managed)).codes).toEqual(['bad_request_parameter']);
    expect((await stored(other)).deactivatedAt).toBeNull();
  });

  test("of the administrator, and another corporation's manager", async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const elsewhere = await arrangeManagedCorporation(testApp);
    const foreign = await buildEmployeeManager(testApp, elsewhere);

    expect((await deactivate(managed, foreign.id)).codes).toEqual(['no_permission']);
    expect((await deactivate(managed, managed.administrator.id)).codes).toEqual(['no_permission']);
    expect((await deactivate(managed, 'no id')).codes).toEqual(['no_permission']);
    expect((await stored(foreign)).deactivatedAt).toBeNull();
  });
});
