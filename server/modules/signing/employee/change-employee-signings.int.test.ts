import { beforeEach, describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { revokeSessions } from '#server/modules/access/session/revoke-sessions.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { operate, purge } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildOrigin } from '#server/test/signing-factories.ts';
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

async function statusOf(email: string): Promise<string | undefined> {
  const query = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }`;
  const answer = await graphql<{ signingStatus: { state: string } }>(testApp.app, query, {
    linkId: staffed.link.linkId,
    email,
  });
  return answer.data?.signingStatus.state;
}

const DAY = 86_400_000;

const CHANGES = [
  ['activates', 'inactive', 'active', 'VALID', 'EMPLOYEE_ACTIVATED'],
  ['deactivates', 'active', 'inactive', 'INACTIVE', 'EMPLOYEE_DEACTIVATED'],
  ['removes', 'inactive', 'removed', 'NOT_SIGNED', 'EMPLOYEE_REMOVED'],
] as const;

test("an activation mail says so when the corporation's grace period is over, as the status does", async () => {
  const createdAt = new Date(Date.now() - 40 * DAY);
  await buildCla(testApp.em(), staffed.link, { type: 'corporation', createdAt });
  const signing = await employee('inactive');

  await change('active', [signing.id]);

  expect(await statusOf(signing.email)).toBe('EXPIRED');
  const expiredSince = new Date(createdAt.getTime() + 30 * DAY).toISOString().slice(0, 10);
  expect(await testApp.mailsTo(signing.email)).toMatchObject([
    { template: 'employee_activated', data: { expiredSince } },
  ]);
});

describe.each(CHANGES)('a manager %s an employee', (_verb, from, to, status, action) => {
  test.each(['administrator', 'manager'] as const)('as %s, and the status follows at once', async (role) => {
    const signing = await employee(from);

    const answer = await change(to, [signing.id], staffed.headers[role]);

    const changedBy = staffed[role].name;
    expect(answer.codes).toEqual([]);
    expect(answer.employeeSignings).toEqual([
      {
        id: signing.id,
        state: to.toUpperCase(),
        changes: [{ state: to.toUpperCase(), changedAt: expect.any(String), changedBy, note: null }],
      },
    ]);
    expect(await stateOf(signing)).toBe(to);
    expect(await statusOf(signing.email)).toBe(status);
    const events = await testApp.em().find(AuditEvent, { subject: signing.id });
    expect(events).toMatchObject([{ action, actor: staffed[role].id, details: { reference: signing.reference } }]);
  });

  test.each(['zh', 'en'] as const)('and notifies them in the language of the signing (%s)', async (language) => {
    const cla = await buildCla(testApp.em(), staffed.link, { language });
    const signing = await arrangeEmployee(testApp, staffed, { state: from, name: 'E. Ployee', cla });

    await change(to, [signing.id]);

    const mails = await testApp.mailsTo(signing.email);
    expect(mails).toMatchObject([
      {
        template: action.toLowerCase(),
        language,
        link: { id: staffed.link.id },
        corporationSigning: { id: staffed.corporation.id },
        data: {
          name: 'E. Ployee',
          reference: signing.reference,
          corporationName: staffed.corporation.corporationName,
          managerEmail: staffed.manager.email,
        },
      },
    ]);
  });

  test('once of 20 at the same moment', async () => {
    const signing = await employee(from);

    const answers = await Promise.all(Array.from({ length: 20 }, () => change(to, [signing.id])));

    const refusal = to === 'removed' ? 'no_permission' : 'bad_request_parameter';
    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => refusal));
    expect(await changesOf(signing)).toHaveLength(1);
    expect(await testApp.mailsTo(signing.email)).toHaveLength(1);
  });
});

test.each([
  ['inactive', 'active'],
  ['removed', 'inactive'],
] as const)('a note tells why somebody becomes %s, in the mail and in the history', async (to, from) => {
  const signing = await employee(from);
  const note = ' Left the company.\r\nAsk HR. ';

  const answer = await changeEmployees(testApp, to, { ids: [signing.id], note, headers: staffed.headers.manager });

  const told = 'Left the company.\nAsk HR.';
  expect(answer.employeeSignings[0]?.changes).toMatchObject([{ note: told }]);
  expect(await testApp.mailsTo(signing.email)).toMatchObject([{ data: { note: told } }]);
  const events = await testApp.em().find(AuditEvent, { subject: signing.id });
  expect(JSON.stringify(events)).not.toContain('HR');
});

test('an employee whose address nobody proved gets no mail', async () => {
  const signing = await employee('inactive');
  await buildOrigin(testApp.em(), signing);

  expect((await change('active', [signing.id])).codes).toEqual([]);

  expect(await statusOf(signing.email)).toBe('VALID');
  expect(await testApp.mailsTo(signing.email)).toEqual([]);
  expect(await changesOf(signing)).toMatchObject([{ state: 'active', emailId: null }]);
});

test('a hundred are changed in one request, in its order, with a mail each', async () => {
  const signings: EmployeeSigning[] = [];
  for (let index = 0; index < 100; index += 1) {
    signings.push(await employee('inactive'));
  }
  const ids = signings.map(({ id }) => id).toReversed();

  const answer = await change('active', ids);

  expect(answer.employeeSignings.map(({ id }) => id)).toEqual(ids);
  expect(await testApp.em().count(EmployeeSigning, { id: { $in: ids }, state: 'active' })).toBe(100);
  const recipients = signings.map(({ email }) => email);
  expect(await testApp.em().count(Email, { recipient: { $in: recipients } })).toBe(100);
});

test('two overlapping requests at the same moment never change an employee twice', async () => {
  const signings = [await employee('inactive'), await employee('inactive'), await employee('inactive')];
  const [first = '', second = '', third = ''] = signings.map(({ id }) => id);

  const answers = await Promise.all([change('active', [first, second]), change('active', [third, second])]);

  expect(answers.flatMap(({ codes }) => codes)).toEqual(['bad_request_parameter']);
  const changes = await Promise.all(signings.map(async (signing) => (await changesOf(signing)).length));
  expect(changes.toSorted((a, b) => a - b)).toEqual([0, 1, 1]);
});

test('the history is listed newest first, with the names of those who changed it', async () => {
  const signing = await employee('inactive');
  await testApp.em().insert(EmployeeSigningChange, {
    id: crypto.randomUUID(),
    employeeSigning: signing.id,
    state: 'active',
    changedAt: new Date(Date.UTC(2026, 0, 1)),
    manager: null,
  });

  await change('active', [signing.id], staffed.headers.administrator);
  const { employeeSignings } = await change('inactive', [signing.id]);

  expect(employeeSignings[0]?.changes.map(({ state, changedBy }) => [state, changedBy])).toEqual([
    ['INACTIVE', staffed.manager.name],
    ['ACTIVE', staffed.administrator.name],
    ['ACTIVE', null],
  ]);
});

test('a removed employee can sign again', async () => {
  const signing = await employee('inactive');
  await change('removed', [signing.id]);

  const again = await arrangeEmployee(testApp, staffed, { email: signing.email, state: 'inactive' });

  expect((await change('active', [again.id])).codes).toEqual([]);
  expect(await statusOf(signing.email)).toBe('VALID');
});

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
