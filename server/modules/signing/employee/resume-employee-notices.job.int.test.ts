import { expect, test } from 'vitest';
import { EmployeeNoticeChoice } from '#server/modules/access/account/employee-notice.rules.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Deletion } from '#server/modules/signing/corporation-approval/testing/deletion.ts';
import { arrangeManagedLink } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmployeeNotice } from './employee-notice.entity.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import { mailEmployeeNotices } from './mail-employee-notices.job.ts';
import { resumeEmployeeNotices } from './resume-employee-notices.job.ts';

const testApp = await createTestApp();

/** A completed corporation whose employee manager has not been mailed about an employee yet. */
async function arrange() {
  const deletion = new Deletion(testApp, await arrangeManagedLink(testApp));
  const completed = await deletion.arrangeCompleted();
  await note(completed.employeeManager, completed.employee);
  return { deletion, ...completed };
}

async function note(manager: Manager, employeeSigning: EmployeeSigning): Promise<void> {
  const em = testApp.em();
  em.create(EmployeeNotice, { manager: manager.id, employeeSigning: employeeSigning.id, createdAt: new Date() });
  await em.flush();
}

/** Runs the job that an event about this record has enqueued, if any. */
async function resume(subject: string): Promise<void> {
  const queued = await testApp
    .em()
    .execute<{ data: unknown }[]>(`select data from pgboss.job where name = ? and data ->> 'subject' = ?`, [
      resumeEmployeeNotices.name,
      subject,
    ]);
  for (const { data } of queued) {
    await resumeEmployeeNotices.run(testApp.deps, resumeEmployeeNotices.payload.parse(data));
  }
}

/** Runs the job that mails the manager, which ends without a mail while nobody can be mailed. */
const mail = ({ id }: Manager) =>
  mailEmployeeNotices.run(testApp.deps, { managerId: id, choice: EmployeeNoticeChoice.QUARTER_HOURLY });

const mailsQueuedFor = async ({ id }: Manager) =>
  testApp
    .em()
    .execute(`select data from pgboss.job where name = ? and data ->> 'managerId' = ?`, [mailEmployeeNotices.name, id]);

test('notices that came due while their corporation was deleted are mailed after its restoration', async () => {
  const { deletion, signing, employeeManager } = await arrange();
  await deletion.remove(signing);
  await mail(employeeManager);

  await deletion.restore(signing);
  await resume(signing.id);

  expect(await mailsQueuedFor(employeeManager)).toEqual([
    { data: { managerId: employeeManager.id, choice: EmployeeNoticeChoice.QUARTER_HOURLY } },
  ]);
  await mail(employeeManager);
  expect(await testApp.mailsTo(employeeManager.email)).toMatchObject([{ template: 'employee_signed_notice' }]);
});

test('a reactivated manager is mailed about those who signed before', async () => {
  const { administrator, employeeManager } = await arrange();
  const headers = await signIn(testApp, administrator);
  const act = (name: string) =>
    graphql(
      testApp.app,
      `mutation ($ids: [ID!]!) { ${name}(input: { ids: $ids }) { corporation { id } } }`,
      { ids: [employeeManager.id] },
      headers,
    );
  expect((await act('deactivateEmployeeManagers')).codes).toEqual([]);
  await mail(employeeManager);

  expect((await act('reactivateEmployeeManagers')).codes).toEqual([]);
  await resume(employeeManager.id);

  expect(await mailsQueuedFor(employeeManager)).toHaveLength(1);
});

test('nobody is mailed without notices', async () => {
  const { deletion, signing, employeeManager } = await arrange();
  await testApp.em().nativeDelete(EmployeeNotice, { manager: employeeManager.id });
  await deletion.remove(signing);

  await deletion.restore(signing);
  await resume(signing.id);

  expect(await mailsQueuedFor(employeeManager)).toEqual([]);
});
