import { describe, expect, test } from 'vitest';
import type { NewManager } from '#rules/new-manager.ts';
import { BACKUP_ADMINISTRATOR, Manager } from '#server/modules/access/account/manager.entity.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeManagedCorporation, buildEmployeeManager } from './testing/managed-corporation.ts';
import { ManagerCreation, somebody, people } from './testing/manager-creation.ts';

const testApp = await createTestApp();
const creation = new ManagerCreation(testApp);

describe('a row is refused, and nothing is added', () => {
  test.each<[code: string, field: string, changed: (domain: string) => Partial<NewManager>]>([
    ['bad_request_parameter', 'name', () => ({ name: ' ' })],
    ['bad_request_parameter', 'name', () => ({ name: 'x'.repeat(101) })],
    ['bad_request_parameter', 'name', () => ({ name: 'two\nlines' })],
    ['invalid_email', 'email', () => ({ email: 'nobody' })],
    ['invalid_manager_id', 'id', () => ({ id: '' })],
    ['invalid_manager_id', 'id', () => ({ id: 'with-hyphen' })],
    ['invalid_manager_id', 'id', () => ({ id: 'x'.repeat(51) })],
    ['invalid_manager_id', 'id', () => ({ id: 'null\u0000' })],
    ['invalid_email', 'email', (domain) => ({ email: `null\u0000@${domain}` })],
    ['same_id', 'id', () => ({ id: 'FIRST' })],
    ['same_email', 'email', (domain) => ({ email: `First@${domain}` })],
    ['exits_id', 'id', () => ({ id: 'Stored' })],
    ['exits_email', 'email', (domain) => ({ email: `STORED@${domain}` })],
    ['admin_as_manager', 'id', () => ({ id: 'ADMIN' })],
    ['not_same_corp', 'email', () => ({ email: 'second@example.net' })],
    ['not_same_corp', 'email', (domain) => ({ email: `second@below.${domain}` })],
  ])('%s of managers.1.%s', async (code, field, changed) => {
    const managed = await arrangeManagedCorporation(testApp);
    const { domain } = managed;
    await buildEmployeeManager(testApp, managed, { account: `stored_${domain}`, email: `stored@${domain}` });
    const before = await creation.snapshot(managed);

    const answer = await creation.create(managed, [
      somebody('first', domain),
      { ...somebody('second', domain), ...changed(domain) },
    ]);

    expect(answer.codes).toEqual([code]);
    expect(answer.errors[0]?.extensions['field']).toBe(`managers.1.${field}`);
    expect(await creation.snapshot(managed)).toEqual(before);
  });

  test('at an address that no mail can reach', async () => {
    const managed = await arrangeManagedCorporation(testApp, { domains: ['corp.local'] });

    const { errors } = await creation.create(managed, [somebody('first', 'corp.local')]);

    const details = { field: 'managers.0.email', reason: 'unreachable' };
    expect(errors[0]?.extensions).toEqual({ code: 'invalid_email', ...details });
  });

  test("at the administrator's address", async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const row = { ...somebody('other', managed.domain), email: managed.administrator.email.toUpperCase() };

    const answer = await creation.create(managed, [row]);

    expect(answer.codes).toEqual(['admin_as_manager']);
    expect(answer.errors[0]?.extensions['field']).toBe('managers.0.email');
  });

  test('with the account or the address of the representative, by the backup administrator', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const { domain, administrator } = managed;
    const backup = await buildEmployeeManager(testApp, managed, { email: `backup@${domain}` });
    await testApp.em().nativeUpdate(Manager, backup.id, BACKUP_ADMINISTRATOR);
    const headers = await signIn(testApp, backup);

    const byAccount = await creation.create({ headers }, [somebody('admin', domain)]);
    const byAddress = await creation.create({ headers }, [
      { ...somebody('other', domain), email: administrator.email },
    ]);

    expect([byAccount, byAddress].map(({ codes }) => codes)).toEqual([['admin_as_manager'], ['admin_as_manager']]);
    expect(byAddress.errors[0]?.extensions['field']).toBe('managers.0.email');
  });

  test('whose account or address another corporation of the link has, without saying whose', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const { link, domain } = managed;
    const other = await arrangeManagedCorporation(testApp, { link });
    await buildEmployeeManager(testApp, other, { account: `taken_${domain}`, email: `busy@${domain}` });

    expect((await creation.create(managed, [somebody('taken', domain)])).codes).toEqual(['exits_id']);
    const answer = await creation.create(managed, [somebody('busy', domain)]);
    expect(answer.codes).toEqual(['exits_email']);
    expect(JSON.stringify(answer.errors)).not.toContain(other.corporation.corporationName);
  });

  test('in a domain of another corporation like one in any other domain, manager there or not', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const other = await arrangeManagedCorporation(testApp, { link: managed.link });
    const there = await buildEmployeeManager(testApp, other);

    expect((await creation.create(managed, [{ ...somebody('x', ''), email: there.email }])).codes).toEqual([
      'not_same_corp',
    ]);
  });

  test('and the first invalid one is named', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const { domain } = managed;
    await buildEmployeeManager(testApp, managed, { account: `stored_${domain}` });

    const answer = await creation.create(managed, [somebody('stored', domain), { ...somebody('x', domain), name: '' }]);

    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'exits_id', field: 'managers.0.id' });
  });
});

describe('the whole request is refused', () => {
  test.each([0, 21])('with %i rows', async (count) => {
    const managed = await arrangeManagedCorporation(testApp);

    const answer = await creation.create(managed, people(count, managed.domain));

    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'managers' });
  });

  test('above the limit, counting existing managers', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    await buildEmployeeManager(testApp, managed);
    await buildEmployeeManager(testApp, managed, { removedAt: new Date() });
    const before = await creation.snapshot(managed);

    const answer = await creation.create(managed, people(5, managed.domain));

    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'many_employee_managers', limit: 5 });
    expect(await creation.snapshot(managed)).toEqual(before);
    expect((await creation.create(managed, people(4, managed.domain))).codes).toEqual([]);
  });
});
