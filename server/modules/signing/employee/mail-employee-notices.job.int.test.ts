import { beforeEach, describe, expect, test } from 'vitest';
import type { EmployeeNoticeChoice } from '#server/modules/access/account/employee-notice.rules.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmployeeNotice } from './employee-notice.entity.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import { mailEmployeeNotices } from './mail-employee-notices.job.ts';
import { arrangeWorkplace, inputFor, sign, withCode, type Workplace } from './testing/employee-signing.ts';

const MINUTE = 60_000;

const testApp = await createTestApp();
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
