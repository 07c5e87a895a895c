import { beforeEach, expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import {
  arrangeEmployee,
  arrangeStaffedCorporation,
  type StaffedCorporation,
} from '#server/modules/signing/employee/testing/staffed-corporation.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();
let staffed: StaffedCorporation;
beforeEach(async () => {
  staffed = await arrangeStaffedCorporation(testApp);
});

const switchTo = (enabled: boolean, headers = staffed.headers.administrator) =>
  graphql<{ setAutoApproval: { corporation: { id: string; autoApproval: boolean } } }>(
    testApp.app,
    `
      mutation ($enabled: Boolean!) {
        setAutoApproval(input: { enabled: $enabled }) {
          corporation {
            id
            autoApproval
          }
        }
      }
    `,
    { enabled },
    headers,
  );
const mailsTo = async (email: string) =>
  (await testApp.mailsTo(email)).map(({ template, language }) => [template, language]);

test('the administrator switches automatic approval, and every active employee manager is notified once', async () => {
  const em = testApp.em();
  const corporation = em.merge(staffed.corporation);
  const english = await buildManager(em, corporation, { role: 'manager', language: 'en' });
  const removed = await buildManager(em, corporation, { role: 'manager', removedAt: new Date() });
  const elsewhere = await arrangeStaffedCorporation(testApp, staffed.link);
  const waiting = await arrangeEmployee(testApp, staffed, { state: 'inactive' });

  const on = await switchTo(true);
  const again = await switchTo(true);
  const off = await switchTo(false);

  const answered = [on, again, off].map(({ data }) => data?.setAutoApproval.corporation);
  expect(answered).toEqual([true, true, false].map((autoApproval) => ({ id: corporation.id, autoApproval })));
  const both = ['auto_approval_enabled', 'auto_approval_disabled'];
  expect(await mailsTo(staffed.manager.email)).toEqual(both.map((template) => [template, 'zh']));
  expect(await mailsTo(english.email)).toEqual(both.map((template) => [template, 'en']));
  for (const { email } of [staffed.administrator, removed, elsewhere.manager]) {
    expect(await mailsTo(email)).toEqual([]);
  }
  expect(await em.findOneOrFail(EmployeeSigning, { id: waiting.id })).toMatchObject({ state: 'inactive' });
  const events = await em.find(AuditEvent, { subject: corporation.id }, { orderBy: { createdAt: 'asc' } });
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['AUTO_APPROVAL_ENABLED', staffed.administrator.id],
    ['AUTO_APPROVAL_DISABLED', staffed.administrator.id],
  ]);
});

test('the mail about it names no other manager and leads to the list of employees', async () => {
  await switchTo(true);

  const [mail] = await testApp.mailsTo(staffed.manager.email);

  expect(mail?.data).toMatchObject({
    name: staffed.manager.name,
    corporationName: staffed.corporation.corporationName,
    employeesUrl: `http://localhost:4000/corp/${staffed.link.linkId}/employee-list`,
  });
  expect(JSON.stringify(mail?.data)).not.toContain(staffed.administrator.email);
});

test('20 switches at the same moment take effect once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => switchTo(true)));

  expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
  expect(await mailsTo(staffed.manager.email)).toHaveLength(1);
});

test('employee managers cannot switch automatic approval', async () => {
  expect((await switchTo(true, staffed.headers.manager)).codes).toEqual(['unauthorized_token']);
});
