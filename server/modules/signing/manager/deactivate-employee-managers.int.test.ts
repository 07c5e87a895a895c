import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
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

const change = (name: string) => `mutation ($ids: [ID!]!) {
  ${name}(input: { ids: $ids }) { corporation { hasEmployeeManager managers { id deactivatedAt } } }
}`;
const LOGIN = `mutation ($account: String!, $password: String!, $linkId: ID!) {
  login(input: { as: CORPORATION, account: $account, password: $password, linkId: $linkId, privacyConsented: true }) {
    viewer { account }
  }
}`;
const EMPLOYERS =
  'query ($linkId: ID!, $email: String!) { corporationsForEmail(linkId: $linkId, email: $email) { id } }';

type Name = 'deactivateEmployeeManagers' | 'reactivateEmployeeManagers';
interface Changed {
  readonly corporation: { hasEmployeeManager: boolean; managers: { id: string; deactivatedAt: string | null }[] };
}

const testApp = await createTestApp();

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

    const remove = 'mutation ($ids: [ID!]!) { removeEmployeeManagers(input: { ids: $ids }) { corporation { id } } }';
    const { codes } = await graphql(testApp.app, remove, { ids: [manager.id] }, managed.headers);

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

  test("of the administrator, another corporation's manager, and by an employee manager", async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const elsewhere = await arrangeManagedCorporation(testApp);
    const foreign = await buildEmployeeManager(testApp, elsewhere);
    const own = await buildEmployeeManager(testApp, managed);

    expect((await deactivate(managed, foreign.id)).codes).toEqual(['no_permission']);
    expect((await deactivate(managed, managed.administrator.id)).codes).toEqual(['no_permission']);
    expect((await deactivate(managed, 'no id')).codes).toEqual(['no_permission']);
    expect((await deactivate({ headers: await signIn(testApp, own) }, own.id)).codes).toEqual(['unauthorized_token']);
    expect((await stored(foreign)).deactivatedAt).toBeNull();
  });
});
