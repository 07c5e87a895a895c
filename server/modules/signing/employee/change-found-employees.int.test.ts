import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#server/test/test-app.ts';
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
const arrange = (facts: Parameters<typeof arrangeEmployee>[2] = {}) =>
  arrangeEmployee(testApp, staffed, { state: 'inactive', ...facts });
const stateOf = async ({ id }: EmployeeSigning) => (await testApp.em().findOneOrFail(EmployeeSigning, { id })).state;
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
