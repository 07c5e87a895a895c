import { describe, expect, test } from 'vitest';
import { isPassword } from '#rules/password.ts';
import type { MailTemplates } from '#server/integrations/mail/mails.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { matchesPassword } from '#server/security/password-hash.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeManagedCorporation, buildEmployeeManager } from './testing/managed-corporation.ts';
import { ManagerCreation, somebody, people, CREATE } from './testing/manager-creation.ts';

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
    const other = await createTestApp({ MAX_EMPLOYEE_MANAGERS: '1' });
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
