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

const arrange = (facts: Parameters<typeof arrangeEmployee>[2] = {}) =>
  arrangeEmployee(testApp, staffed, { state: 'inactive', ...facts });

const statesOf = (signings: readonly EmployeeSigning[]) => Promise.all(signings.map(stateOf));

async function arrangeMany(count: number): Promise<void> {
  const { id } = await arrange({ name: 'Copied 0' });
  await testApp.em().execute(
    `insert into employee_signing (id, reference, link_id, corporation_signing_id, cla_id, language, name, email, email_key,
       field_values, document_token_hash, state, consent_version, consent_language, signed_at)
     select gen_random_uuid(), reference || '-' || n, link_id, corporation_signing_id, cla_id, language, 'Copied ' || n,
       n || email, n || email_key, field_values, md5(id::text || n) || md5(n::text), state, consent_version,
       consent_language, signed_at - interval '1 hour' + n * interval '1 millisecond'
     from employee_signing, generate_series(1, ?) as n where id = ?`,
    [count - 1, id],
  );
}

test.each([
  ['ACTIVE', 'inactive', 'active'],
  ['INACTIVE', 'active', 'inactive'],
  ['REMOVED', 'inactive', 'removed'],
] as const)('everybody that a search has found becomes %s, nobody else', async (state, from, to) => {
  const found = [await arrange({ name: 'Found One', state: from }), await arrange({ name: 'Found Two', state: from })];
  const others = [
    await arrange({ name: 'Other', state: from }),
    await arrange({ name: 'Found Three', state: from === 'active' ? 'inactive' : 'active' }),
    await arrangeEmployee(testApp, await arrangeStaffedCorporation(testApp), { name: 'Found Four', state: from }),
  ];
  const before = await statesOf(others);
  const { asOf } = await countFound(testApp, headers(), 'found');

  const { data, codes } = await changeFound(testApp, headers(), { state, search: 'found', asOf, count: 2 });

  expect(codes).toEqual([]);
  expect(data?.changeFoundEmployeeSignings).toMatchObject({ changedCount: 2, remainingCount: 0 });
  expect(await statesOf(found)).toEqual([to, to]);
  expect(await statesOf(others)).toEqual(before);
});

describe('who the manager has not counted in that state is left alone', () => {
  test('those who have signed since', async () => {
    const counted = await arrange();
    const { asOf } = await countFound(testApp, headers());
    const later = await arrange({ signedAt: new Date(Date.parse(asOf) + 1) });

    const { data } = await changeFound(testApp, headers(), { state: 'ACTIVE', asOf, count: 1 });

    expect(data?.changeFoundEmployeeSignings.changedCount).toBe(1);
    expect(await statesOf([counted, later])).toEqual(['active', 'inactive']);
  });

  test('those that another manager has deactivated since', async () => {
    const counted = await arrange();
    const active = await arrange({ state: 'active' });
    const { asOf } = await countFound(testApp, headers());
    await changeEmployees(testApp, 'inactive', { ids: [active.id], headers: staffed.headers.administrator });

    await changeFound(testApp, headers(), { state: 'ACTIVE', asOf, count: 1 });

    expect(await statesOf([counted, active])).toEqual(['active', 'inactive']);
  });

  test('those that two managers change at the same moment are changed once', async () => {
    const signings = [await arrange(), await arrange(), await arrange()];
    const { asOf } = await countFound(testApp, headers());
    const input = { asOf, count: 3 };

    const answers = await Promise.all([
      changeFound(testApp, headers(), { ...input, state: 'ACTIVE' }),
      changeFound(testApp, staffed.headers.administrator, { ...input, state: 'REMOVED' }),
    ]);

    const counts = answers.map(({ data }) => data?.changeFoundEmployeeSignings.changedCount);
    expect(new Set(counts)).toEqual(new Set([0, 3]));
    expect(new Set(await statesOf(signings)).size).toBe(1);
  });
});

test('those who wait and those who were deactivated are found apart; an activation that was undone decides nothing', async () => {
  const waiting = await arrange();
  const deactivated = await arrange({ state: 'active' });
  await changeEmployees(testApp, 'inactive', { ids: [deactivated.id], headers: headers() });
  const slip = await changeEmployees(testApp, 'active', { ids: [waiting.id], headers: headers() });
  await undo(testApp, headers(), slip.operationId);
  const counted = await countFound(testApp, headers());

  const { data } = await changeFound(testApp, headers(), {
    state: 'ACTIVE',
    waiting: true,
    asOf: counted.asOf,
    count: 1,
  });

  expect(counted).toMatchObject({ inactive: 2, waiting: 1, deactivated: 1 });
  expect(data?.changeFoundEmployeeSignings.changedCount).toBe(1);
  expect(await statesOf([waiting, deactivated])).toEqual(['active', 'inactive']);
});

test('more than a thousand are changed in turns, oldest first', async () => {
  await arrangeMany(1003);
  const { asOf, inactive } = await countFound(testApp, headers());
  const input = { state: 'ACTIVE', asOf, count: inactive };

  const first = await changeFound(testApp, headers(), input);

  expect(first.data?.changeFoundEmployeeSignings).toMatchObject({ changedCount: 1000, remainingCount: 3 });
  const { corporation } = staffed;
  const left = await testApp.em().find(EmployeeSigning, { corporationSigning: corporation.id, state: 'inactive' });
  expect(left.map(({ name }) => name).toSorted()).toEqual(['Copied 0', 'Copied 1001', 'Copied 1002']);
  const second = await changeFound(testApp, headers(), input);
  expect(second.data?.changeFoundEmployeeSignings).toMatchObject({ changedCount: 3, remainingCount: 0 });
});

test.each([
  ['count', 'when more are found than were counted', { count: 1 }],
  ['count', 'without a count', { count: 0 }],
  ['note', 'with a note that is too long', { count: 2, state: 'REMOVED', note: 'n'.repeat(501) }],
  ['note', 'with a note for an activation', { count: 2, note: 'welcome' }],
  ['search', 'with a search that is none', { count: 2, search: 's'.repeat(201) }],
  ['asOf', 'with a time that not every database reads', { count: 2, asOf: '0000-12-31T23:59:59Z' }],
])('is refused with %s and changes nothing %s', async (field, _when, input) => {
  const signings = [await arrange(), await arrange()];
  const { asOf } = await countFound(testApp, headers());

  const { errors } = await changeFound(testApp, headers(), { state: 'ACTIVE', asOf, ...input });

  expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'bad_request_parameter', field }]);
  expect(await statesOf(signings)).toEqual(['inactive', 'inactive']);
});

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
