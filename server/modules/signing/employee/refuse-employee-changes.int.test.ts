import { beforeEach, describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { revokeSessions } from '#server/modules/access/session/revoke-sessions.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { operate, purge } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import type { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
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

const change = (to: EmployeeSigningState, ids: readonly string[], headers = staffed.headers.manager) =>
  changeEmployees(testApp, to, { ids, headers });

const employee = (state: EmployeeSigningState, of = staffed) => arrangeEmployee(testApp, of, { state });

const changesOf = ({ id }: EmployeeSigning) => testApp.em().find(EmployeeSigningChange, { employeeSigning: id });

const stateOf = async ({ id }: EmployeeSigning) => (await testApp.em().findOneOrFail(EmployeeSigning, { id })).state;

describe('is refused and changes nothing', () => {
  const refused = async (to: EmployeeSigningState, ids: readonly string[]) =>
    (await change(to, ids)).errors.map(({ extensions }) => extensions);

  test.each([
    ['activating', 'active', 'inactive', 'active', {}],
    ['deactivating', 'inactive', 'active', 'inactive', {}],
    ['removing', 'active', 'inactive', 'removed', { reason: 'active' }],
  ] as const)('%s one who is %s, with all others', async (_verb, wrong, right, to, details) => {
    const signings = [await employee(right), await employee(wrong), await employee(right)];

    const errors = await refused(
      to,
      signings.map(({ id }) => id),
    );

    expect(errors).toEqual([{ code: 'bad_request_parameter', field: 'ids.1', ...details }]);
    for (const [index, signing] of signings.entries()) {
      expect(await stateOf(signing)).toBe([right, wrong, right][index]);
      expect(await changesOf(signing)).toEqual([]);
      expect(await testApp.mailsTo(signing.email)).toEqual([]);
    }
  });

  test.each([
    ['active', 'inactive', 'welcome'],
    ['removed', 'inactive', 'n'.repeat(501)],
    ['inactive', 'active', 'bell \u0007'],
  ] as const)('changing to %s with a note that cannot be', async (to, from, note) => {
    const signing = await employee(from);

    const answer = await changeEmployees(testApp, to, { ids: [signing.id], note, headers: staffed.headers.manager });

    expect(answer.errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'bad_request_parameter', field: 'note' },
    ]);
    expect(await stateOf(signing)).toBe(from);
  });

  test.each(['active', 'inactive', 'removed'] as const)('changing to %s when one of them is not theirs', async (to) => {
    const own = await employee(to === 'inactive' ? 'active' : 'inactive');
    const other = await arrangeStaffedCorporation(testApp, staffed.link);
    const foreign = [
      (await employee('inactive', other)).id,
      (await employee('removed')).id,
      crypto.randomUUID(),
      'no id',
      '',
    ];

    for (const id of foreign) {
      expect(await refused(to, [own.id, id])).toEqual([{ code: 'no_permission' }]);
    }
    expect(await changesOf(own)).toEqual([]);
  });

  test.each([
    ['none', 'ids', () => []],
    ['101', 'ids', () => Array.from({ length: 101 }, () => crypto.randomUUID())],
    ['one twice', 'ids.1', (id: string) => [id, id.toUpperCase()]],
  ] as const)('%s', async (_name, field, idsWith) => {
    const signing = await employee('inactive');

    expect(await refused('active', idsWith(signing.id))).toEqual([{ code: 'bad_request_parameter', field }]);
    expect(await stateOf(signing)).toBe('inactive');
  });
});

describe('when the corporation is deleted', () => {
  const communityHeaders = async () => signIn(testApp, await staffed.link.owner.loadOrFail());

  test('its managers change nothing', async () => {
    const signing = await employee('inactive');
    await operate(testApp, 'deleteCorporationSigning', {
      id: staffed.corporation.id,
      headers: await communityHeaders(),
    });

    expect((await change('active', [signing.id])).codes).toEqual(['unknown_token']);
    expect(await stateOf(signing)).toBe('inactive');
  });

  test('at the same moment, one of the two comes first and nothing is half done', async () => {
    const signing = await employee('inactive');
    const headers = await communityHeaders();
    const { id } = staffed.corporation;

    const [deletion, activation] = await Promise.all([
      operate(testApp, 'deleteCorporationSigning', { id, headers }),
      change('active', [signing.id]),
    ]);

    const activated = activation.codes.length === 0;
    expect(deletion.codes).toEqual([]);
    expect(activated || activation.codes[0] === 'unknown_token').toBe(true);
    expect(await changesOf(signing)).toHaveLength(activated ? 1 : 0);
    expect(await testApp.mailsTo(signing.email)).toHaveLength(activated ? 1 : 0);
  });

  test('and purged, the changes and mails go with it', async () => {
    const signing = await employee('inactive');
    await change('active', [signing.id]);
    const headers = await communityHeaders();
    const { id, corporationName } = staffed.corporation;
    await operate(testApp, 'deleteCorporationSigning', { id, headers });

    const { codes } = await purge(testApp, { id, corporationName }, headers);

    expect(codes).toEqual([]);
    expect(await changesOf(signing)).toEqual([]);
    expect(await testApp.mailsTo(signing.email)).toEqual([]);
    expect(await testApp.em().count(CorporationSigning, { id })).toBe(0);
  });
});

test('a removed manager changes nothing, even with a session left open', async () => {
  const signing = await employee('inactive');
  await testApp.em().nativeUpdate(Manager, staffed.manager.id, { removedAt: new Date() });

  expect((await change('active', [signing.id])).codes).toEqual(['unknown_token']);
  expect(await stateOf(signing)).toBe('inactive');
});

test('a manager who is being removed changes nothing afterwards', async () => {
  const signing = await employee('inactive');
  const { corporation, manager } = staffed;
  const removal = testApp.em().transactional(async (em) => {
    await em.execute('select 1 from corporation_signing where id = ? for update', [corporation.id]);
    await em.nativeUpdate(Manager, manager.id, { removedAt: new Date() });
    await revokeSessions(em, { managers: [manager.id] }, new Date());
  });

  const [{ codes }] = await Promise.all([change('active', [signing.id]), removal]);

  expect(codes.length === 0 || codes[0] === 'unknown_token').toBe(true);
  expect(await stateOf(signing)).toBe(codes.length === 0 ? 'active' : 'inactive');
});
