import { beforeEach, describe, expect, test } from 'vitest';
import { EmployeeNoticeChoice } from '#server/modules/access/account/employee-notice.rules.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Deletion } from '#server/modules/signing/corporation-approval/testing/deletion.ts';
import { arrangeManagedLink } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmployeeNotice } from './employee-notice.entity.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import { mailEmployeeNotices } from './mail-employee-notices.job.ts';
import { resumeEmployeeNotices } from './resume-employee-notices.job.ts';
import { arrangeWorkplace, inputFor, sign, withCode, type Workplace } from './testing/employee-signing.ts';

const testApp = await createTestApp();

describe('mailing notices', () => {
  const MINUTE = 60_000;

  let workplace: Workplace;

  beforeEach(async () => {
    workplace = await arrangeWorkplace(testApp);
  });

  async function signOne(name: string): Promise<string> {
    const input = await withCode(testApp, inputFor(workplace, { name }));
    const { codes } = await sign(testApp, input);
    expect(codes).toEqual([]);
    return String(input['email']);
  }

  /** Runs the job that waits for a choice, after some minutes. */
  function run(choice: EmployeeNoticeChoice, minutes = 0): Promise<unknown> {
    const now = () => new Date(Date.now() + minutes * MINUTE);
    return mailEmployeeNotices.run({ ...testApp.deps, now }, { managerId: workplace.manager.id, choice });
  }

  async function choose(choice: string) {
    const headers = await signIn(testApp, workplace.manager);
    const query = `mutation ($choice: EmployeeNoticeChoice!) { setEmployeeNotices(input: { choice: $choice }) { choice } }`;
    return graphql(testApp.app, query, { choice }, headers);
  }

  const mails = async () =>
    (await testApp.mailsTo(workplace.manager.email)).map(({ template, data }) => ({ template, data }));

  const waiting = () => testApp.em().count(EmployeeNotice, { manager: workplace.manager.id });

  const jobs = () =>
    testApp.em().execute<{ choice: string; waits: number }[]>(
      `select data ->> 'choice' as choice, round(extract(epoch from start_after - created_on) / 60)::int as waits
     from pgboss.job where name = 'mail-employee-notices' and data ->> 'managerId' = ? order by created_on, choice`,
      [workplace.manager.id],
    );

  describe('by default', () => {
    test('the first signing is mailed at once, those of the next quarter of an hour together', async () => {
      await signOne('First');
      expect(await jobs()).toEqual([{ choice: 'quarter_hourly', waits: 0 }]);
      await run('quarter_hourly');
      expect(await mails()).toMatchObject([{ template: 'employee_signed_notice', data: { employeeName: 'First' } }]);

      const second = await signOne('Second');
      const third = await signOne('Third');
      await run('quarter_hourly', 14);
      expect(await mails()).toHaveLength(1);
      await run('quarter_hourly', 16);

      expect((await mails()).slice(1)).toMatchObject([
        {
          template: 'employees_signed_digest',
          data: { count: '2', waiting: '2', employees: `Second: ${second}\nThird: ${third}` },
        },
      ]);
      expect(await waiting()).toBe(0);
    });

    test('a run that comes twice, or twice at once, mails nobody twice', async () => {
      await signOne('First');
      await signOne('Second');

      await Promise.all([run('quarter_hourly'), run('quarter_hourly')]);
      await run('quarter_hourly');

      expect(await mails()).toHaveLength(1);
    });

    test('those who sign at the same moment as a mail is put together are in it or in the next', async () => {
      await signOne('First');
      const inputs = [await withCode(testApp, inputFor(workplace)), await withCode(testApp, inputFor(workplace))];

      await Promise.all([...inputs.map((input) => sign(testApp, input)), run('quarter_hourly')]);
      await run('quarter_hourly', 16);

      const told = (await mails()).reduce((sum, { data }) => sum + Number(data['count'] ?? 1), 0);
      expect(told).toBe(3);
    });

    test('an employee who was removed meanwhile is left out', async () => {
      const email = await signOne('Removed');
      await testApp.em().nativeUpdate(EmployeeSigning, { email }, { state: 'removed' });

      await run('quarter_hourly');

      expect(await mails()).toEqual([]);
      expect(await waiting()).toBe(0);
    });

    test('a deactivated manager gets no mail', async () => {
      await signOne('First');
      await testApp.em().nativeUpdate(Manager, workplace.manager.id, { deactivatedAt: new Date() });

      await run('quarter_hourly');

      expect(await mails()).toEqual([]);
    });
  });

  describe('a manager who has chosen', () => {
    test('each gets a mail for each', async () => {
      await choose('EACH');
      await signOne('First');
      await signOne('Second');

      await run('each');

      expect((await mails()).map(({ template }) => template)).toEqual([
        'employee_signed_notice',
        'employee_signed_notice',
      ]);
    });

    test('daily gets one mail within a day', async () => {
      await choose('DAILY');
      await signOne('First');
      await signOne('Second');
      expect((await jobs())[0]?.waits).toBeLessThanOrEqual(24 * 60);

      await run('daily', 24 * 60);

      expect(await mails()).toMatchObject([{ data: { count: '2' } }]);
    });

    test('none gets none, and waiting notices are forgotten', async () => {
      await signOne('First');
      await choose('NONE');
      await signOne('Second');

      await run('quarter_hourly');

      expect(await mails()).toEqual([]);
      expect(await waiting()).toBe(0);
    });

    test('a sooner choice mails the waiting ones by its own job; the other job mails nothing', async () => {
      await choose('DAILY');
      await signOne('First');

      await choose('EACH');

      expect(await jobs()).toMatchObject([{ choice: 'daily' }, { choice: 'each', waits: 0 }]);
      await run('daily', 24 * 60);
      expect(await mails()).toEqual([]);
      await run('each');
      expect(await mails()).toHaveLength(1);
    });
  });

  test('an administrator has nothing to choose', async () => {
    const administrator = await testApp.em().findOneOrFail(Manager, workplace.manager.id);
    await testApp.em().nativeUpdate(Manager, administrator.id, { role: 'admin' });

    expect((await choose('NONE')).codes).toEqual(['unauthorized_token']);
  });
});

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
