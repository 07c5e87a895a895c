import { beforeEach, describe, expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import { changeFound, countFound, undo } from './testing/found-employees.ts';
import {
  arrangeEmployee,
  arrangeStaffedCorporation,
  changeEmployees,
  type StaffedCorporation,
} from './testing/staffed-corporation.ts';

const testApp = await createTestApp();
let staffed: StaffedCorporation;
beforeEach(async () => {
  staffed = await arrangeStaffedCorporation(testApp);
});

const headers = () => staffed.headers.manager;
const stateOf = async ({ id }: EmployeeSigning) => (await testApp.em().findOneOrFail(EmployeeSigning, { id })).state;

async function changed(to: 'active' | 'inactive' | 'removed', from: 'active' | 'inactive') {
  const signings = [
    await arrangeEmployee(testApp, staffed, { state: from }),
    await arrangeEmployee(testApp, staffed, { state: from }),
  ];
  const ids = signings.map(({ id }) => id);
  const { operationId } = await changeEmployees(testApp, to, { ids, headers: headers() });
  return { signings, operationId };
}

describe.each([
  ['activation', 'active', 'inactive'],
  ['deactivation', 'inactive', 'active'],
] as const)('an %s is undone', (_name, to, from) => {
  test('for everybody it concerned; they get no mail, and the history keeps both', async () => {
    const { signings, operationId } = await changed(to, from);

    const { data, codes } = await undo(testApp, headers(), operationId);

    expect(codes).toEqual([]);
    expect(data).toEqual({ undoEmployeeChange: { changedCount: 2 } });
    for (const signing of signings) {
      expect(await stateOf(signing)).toBe(from);
      expect(await testApp.mailsTo(signing.email)).toEqual([]);
      const changes = await testApp.em().find(EmployeeSigningChange, { employeeSigning: signing.id });
      expect(changes.map(({ state }) => state).toSorted()).toEqual([from, to].toSorted());
      const events = await testApp.em().find(AuditEvent, { subject: signing.id });
      expect(events.map(({ action }) => action).toSorted()).toEqual(['EMPLOYEE_ACTIVATED', 'EMPLOYEE_DEACTIVATED']);
    }
  });

  test('once of two requests at the same moment', async () => {
    const { signings, operationId } = await changed(to, from);

    const answers = await Promise.all([undo(testApp, headers(), operationId), undo(testApp, headers(), operationId)]);

    expect(answers.flatMap(({ codes }) => codes)).toEqual(['bad_request_parameter']);
    expect(await Promise.all(signings.map(stateOf))).toEqual([from, from]);
  });
});

test('everybody that a search has found is changed back together', async () => {
  const signing = await arrangeEmployee(testApp, staffed, { state: 'inactive' });
  const { asOf } = await countFound(testApp, headers());
  const { data } = await changeFound(testApp, headers(), { state: 'ACTIVE', asOf, count: 1 });

  const { codes } = await undo(testApp, headers(), data?.changeFoundEmployeeSignings.operationId ?? '');

  expect(codes).toEqual([]);
  expect(await stateOf(signing)).toBe('inactive');
});

test.each([
  ['an activation, which can be undone, later', 'active', 'inactive', 15_000],
  ['a removal, which cannot, at once', 'removed', 'inactive', 0],
] as const)('the mail leaves about %s', async (_what, to, from, delay) => {
  const { signings } = await changed(to, from);

  const [mail] = await testApp.mailsTo(signings[0]?.email ?? '');
  const [job] = await testApp
    .em()
    .execute<{ waits: string }[]>(
      `select extract(epoch from start_after - created_on) * 1000 as waits from pgboss.job where data ->> 'emailId' = ?`,
      [mail?.id],
    );
  expect(Math.abs(Number(job?.waits) - delay)).toBeLessThan(2000);
});

describe('is refused, and changes nothing', () => {
  const refused = async (operationId: string, by = headers()) =>
    (await undo(testApp, by, operationId)).errors.map(({ extensions }) => extensions);
  const TOO_LATE = [{ code: 'bad_request_parameter', field: 'operationId' }];

  test('when it is too late', async () => {
    const { signings, operationId } = await changed('active', 'inactive');
    const changedAt = new Date(Date.now() - 13_000);
    await testApp.em().nativeUpdate(EmployeeSigningChange, { operationId }, { changedAt });

    expect(await refused(operationId)).toEqual(TOO_LATE);
    expect(await Promise.all(signings.map(stateOf))).toEqual(['active', 'active']);
    expect(await testApp.mailsTo(signings[0]?.email ?? '')).toHaveLength(1);
  });

  test('when one of the mails has left', async () => {
    const { signings, operationId } = await changed('active', 'inactive');
    await testApp.em().nativeUpdate(Email, { recipient: signings[1]?.email ?? '' }, { state: 'sent' });

    expect(await refused(operationId)).toEqual(TOO_LATE);
    expect(await testApp.mailsTo(signings[0]?.email ?? '')).toHaveLength(1);
  });

  test('for all when one of them was changed since', async () => {
    const { signings, operationId } = await changed('active', 'inactive');
    const [first, second] = signings;
    await changeEmployees(testApp, 'inactive', { ids: [second?.id ?? ''], headers: staffed.headers.administrator });

    expect(await refused(operationId)).toEqual(TOO_LATE);
    expect(first && (await stateOf(first))).toBe('active');
  });

  test('when it was a removal', async () => {
    const { signings, operationId } = await changed('removed', 'inactive');

    expect(await refused(operationId)).toEqual(TOO_LATE);
    expect(await Promise.all(signings.map(stateOf))).toEqual(['removed', 'removed']);
  });

  test("for another manager's change, and for anything that is none", async () => {
    const { operationId } = await changed('active', 'inactive');

    for (const [id, by] of [
      [operationId, staffed.headers.administrator],
      [crypto.randomUUID(), headers()],
      ['no id', headers()],
    ] as const) {
      expect(await refused(id, by)).toEqual([{ code: 'no_permission' }]);
    }
  });
});
