import { describe, expect, test } from 'vitest';
import type { NewManager } from '#rules/new-manager.ts';
import { isPassword } from '#rules/password.ts';
import type { MailTemplates } from '#server/integrations/mail/mails.ts';
import { BACKUP_ADMINISTRATOR, Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { matchesPassword } from '#server/security/password-hash.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeManagedCorporation, buildEmployeeManager } from './testing/managed-corporation.ts';
import { CREATE, ManagerCreation, people, somebody } from './testing/manager-creation.ts';

const testApp = await createTestApp();
const creation = new ManagerCreation(testApp);

describe('employee managers are added', () => {
  test('with their accounts, and an event each', async () => {
    const first = newDomain();
    const second = `second.${first}`;
    const managed = await arrangeManagedCorporation(testApp, { domains: [first, second] });
    const given = [
      { id: ' Li.Ming_1 ', name: ' 李明 ', email: ` li@${first} ` },
      { id: 'li', name: "O'Neil & Sons", email: `li@Second.${first}` },
    ];

    const answer = await creation.create(managed, given);

    expect(answer.codes).toEqual([]);
    const facts = { initialPasswordChanged: false, createdAt: expect.any(String), id: expect.any(String) };
    expect(answer.data?.createEmployeeManagers).toEqual({
      managers: [
        { ...facts, account: `Li.Ming_1_${first}`, name: '李明', email: `li@${first}` },
        { ...facts, account: `li_${second}`, name: "O'Neil & Sons", email: `li@Second.${first}` },
      ],
      corporation: {
        managerLimit: 5,
        managers: [{ account: `Li.Ming_1_${first}` }, { account: `li_${second}` }],
      },
    });
    for (const manager of await creation.managersOf(managed)) {
      expect(manager).toMatchObject({ role: 'manager', removedAt: null, link: { id: managed.link.id } });
      const [event] = await testApp.em().find(AuditEvent, { subject: manager.id });
      expect(event).toMatchObject({
        action: 'EMPLOYEE_MANAGER_ADDED',
        actor: managed.administrator.id,
        details: { reference: managed.corporation.reference },
      });
    }
  });

  test.each(['zh', 'en'] as const)("with a mail each in the administrator's language (%s)", async (language) => {
    const managed = await arrangeManagedCorporation(testApp);
    await testApp.em().nativeUpdate(Manager, managed.administrator.id, { language });
    const [one, two] = [somebody('one', managed.domain), somebody('two', managed.domain)];

    await creation.create(managed, [one, two]);

    const passwords: string[] = [];
    for (const { id, email, name } of [one, two]) {
      const mails = await testApp.mailsTo(email);
      expect(mails).toMatchObject([
        {
          template: 'employee_manager_added',
          language,
          link: { id: managed.link.id },
          corporationSigning: { id: managed.corporation.id },
          data: {
            name,
            account: `${id}_${managed.domain}`,
            corporationName: managed.corporation.corporationName,
            loginUrl: `http://localhost:4000/corporation-manager-login/${managed.link.linkId}`,
          },
        },
      ]);
      const secret = testApp.deps.secretBox.decrypt('mail', {
        row: mails[0]?.id ?? '',
        sealed: mails[0]?.secret ?? Buffer.alloc(0),
      });
      const { password } = JSON.parse(secret) as MailTemplates['employee_manager_added']['secret'];
      const manager = await testApp.em().findOneOrFail(Manager, { email });
      expect(isPassword(password)).toBe(true);
      expect(await matchesPassword(password, manager.passwordHash)).toBe(true);
      expect(manager.language).toBe(language);
      expect(JSON.stringify([mails, manager])).not.toContain(password);
      passwords.push(password);
    }
    expect(new Set(passwords).size).toBe(2);
  });

  test('up to the limit, also by 20 concurrent requests', async () => {
    const managed = await arrangeManagedCorporation(testApp);

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => creation.create(managed, people(2, managed.domain, `r${index}p`))),
    );

    const codes = answers.flatMap((answer) => answer.codes);
    expect(codes).toEqual(Array.from({ length: 18 }, () => 'many_employee_managers'));
    expect(await creation.managersOf(managed)).toHaveLength(4);
    expect(await testApp.em().count(Email, { corporationSigning: managed.corporation.id })).toBe(4);
  });

  test('once, however many concurrent requests add the same one', async () => {
    const managed = await arrangeManagedCorporation(testApp);

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => creation.create(managed, [somebody('same', managed.domain)])),
    );

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 9 }, () => 'exits_id'));
    expect(await testApp.mailsTo(`same@${managed.domain}`)).toHaveLength(1);
  });

  test('under the account and the address of one who was removed', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const again = somebody('again', managed.domain);
    const facts = { account: `again_${managed.domain}`, email: again.email, removedAt: new Date() };
    await buildEmployeeManager(testApp, managed, facts);

    expect((await creation.create(managed, [again])).codes).toEqual([]);
  });

  test('independently of other links', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const elsewhere = await arrangeManagedCorporation(testApp, { domains: [managed.domain] });
    const same = somebody('same', managed.domain);

    expect((await creation.create(elsewhere, [same])).codes).toEqual([]);
    expect((await creation.create(managed, [same])).codes).toEqual([]);
  });
});

describe('the limit', () => {
  test('is what the operator has set', async () => {
    const other = await testApp.startAnother({ MAX_EMPLOYEE_MANAGERS: '1' });
    const managed = await arrangeManagedCorporation(other);
    const two = people(2, managed.domain);

    const { data } = await graphql<{ limits: object; corporation: object }>(
      other.app,
      '{ limits { employeeManagersMax } corporation { managerLimit } }',
      {},
      managed.headers,
    );
    const answer = await graphql(other.app, CREATE, { input: { managers: two } }, managed.headers);

    expect(data).toEqual({ limits: { employeeManagersMax: 1 }, corporation: { managerLimit: 1 } });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'many_employee_managers', limit: 1 });
  });
});

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
