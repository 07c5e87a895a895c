import { expect } from 'vitest';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import {
  arrangeEmployee,
  arrangeStaffedCorporation,
} from '#server/modules/signing/employee/testing/staffed-corporation.ts';
import {
  buildEmployeeManager,
  type ManagedCorporation,
} from '#server/modules/signing/manager/testing/managed-corporation.ts';
import { newEmail } from '#server/test/factories.ts';
import { asAdministrator } from './administrator-calls.ts';
import type { Call, Case, Cases } from './case.ts';
import type { World } from './world.ts';

/** A call of an employee manager about an employee. */
const onEmployee =
  (facts: Parameters<typeof arrangeEmployee>[2], call: Call = {}): Case['call'] =>
  async (world) => {
    const own = await arrangeStaffedCorporation(world);
    const { id } = await arrangeEmployee(world, own, facts);
    return { params: { id }, headers: own.headers.manager, ...call };
  };

/** A call of another corporation's manager about an employee. */
const onForeignEmployee =
  (call: Call = {}): Case['call'] =>
  async (world) => ({
    ...(await onEmployee({ state: 'inactive' }, call)(world)),
    headers: (await arrangeStaffedCorporation(world)).headers.manager,
  });

const ACTIVATE = { json: { enabled: true } };

const row = ({ domain }: ManagedCorporation, overrides: object = {}): object => ({
  id: 'keeper',
  email: `keeper@${domain}`,
  name: 'Example Keeper',
  ...overrides,
});

/** A body with new managers, made from the corporation. */
const adding = (rows: (own: ManagedCorporation, world: World) => object[] | Promise<object[]>): Case['call'] =>
  asAdministrator(async (own, world) => ({ json: { managers: await rows(own, world) } }));

const ADDED_REFUSALS: readonly [string, (own: ManagedCorporation) => object[], ErrorCode][] = [
  ['nobody', () => [], 'empty_payload'],
  ['no name', (own) => [row(own, { name: '' })], 'bad_request_parameter'],
  ['what is no address', (own) => [row(own, { email: 'nobody' })], 'invalid_email'],
  ['an id with a blank', (own) => [row(own, { id: 'a keeper' })], 'invalid_manager_id'],
  ['an id that holds a null character', (own) => [row(own, { id: 'null\u0000' })], 'invalid_manager_id'],
  ['an address that holds one', (own) => [row(own, { email: `null\u0000@${own.domain}` })], 'invalid_email'],
  ['an id twice', (own) => [row(own), row(own, { email: `other@${own.domain}` })], 'same_id'],
  ['an address twice', (own) => [row(own), row(own, { id: 'other' })], 'same_email'],
  ['the administrator', (own) => [row(own, { email: own.administrator.email })], 'admin_as_manager'],
  ['an address elsewhere', (own) => [row(own, { email: newEmail() })], 'not_same_corp'],
  [
    'too many',
    (own) => Array.from({ length: 6 }, (_, index) => row(own, { id: `k${index}`, email: `k${index}@${own.domain}` })),
    'many_employee_managers',
  ],
];

/** The removal of one manager. */
const removing = (idOf: (own: ManagedCorporation) => string): Case['call'] =>
  asAdministrator((own) => ({ json: { managers: [{ id: idOf(own) }] } }));

/** Refusals common to all paths of one employee. */
const employeeRefusals = (call: Call): Case[] => [
  { rule: 'refuses an employee of another corporation', call: onForeignEmployee(call), code: 'no_permission' },
  {
    rule: 'refuses a removed employee',
    call: onEmployee({ state: 'removed' }, call),
    code: 'no_permission',
  },
];

/** Cases of the paths of employees and their managers. */
export const EMPLOYEES_CASES: Cases = {
  'GET employee-signing': [
    {
      rule: 'lists those who were not removed',
      call: async (world) => {
        const own = await arrangeStaffedCorporation(world);
        await arrangeEmployee(world, own, { signedAt: new Date(0), state: 'inactive' });
        await arrangeEmployee(world, own, { name: 'Example Colleague' });
        await arrangeEmployee(world, own, { state: 'removed' });
        return { headers: own.headers.administrator };
      },
      expected: [
        expect.objectContaining({ name: 'Example Colleague', enabled: true }),
        expect.objectContaining({ date: '1970-01-01', enabled: false }),
      ],
    },
    {
      rule: 'lists all of many',
      call: async (world) => {
        const own = await arrangeStaffedCorporation(world);
        for (let index = 0; index < 101; index += 1) {
          await arrangeEmployee(world, own);
        }
        return { headers: own.headers.manager };
      },
      expected: expect.objectContaining({ length: 101 }),
    },
  ],
  'PUT employee-signing/:id': [
    { rule: 'activates', call: onEmployee({ state: 'inactive' }, ACTIVATE) },
    { rule: 'deactivates, also without `enabled`', call: onEmployee({ state: 'active' }, { json: {} }) },
    {
      rule: 'refuses who is active already, under its REST name',
      call: onEmployee({ state: 'active' }, ACTIVATE),
      code: 'bad_request_parameter',
      expected: { field: 'enabled' },
    },
    {
      rule: 'cannot read a text',
      call: onEmployee({}, { json: { enabled: 'true' } }),
      code: 'error_parsing_api_body',
    },
    ...employeeRefusals(ACTIVATE),
  ],
  'DELETE employee-signing/:id': [
    { rule: 'removes', call: onEmployee({ state: 'inactive' }) },
    {
      rule: 'refuses an active employee',
      call: onEmployee({ state: 'active' }),
      code: 'bad_request_parameter',
      expected: { field: 'id' },
    },
    ...employeeRefusals({}),
  ],
  'GET employee-manager': [
    { rule: 'lists nobody as an empty list', call: asAdministrator(), expected: [] },
    {
      rule: 'lists them by their accounts',
      call: asAdministrator(async (own, world) => {
        await buildEmployeeManager(world, own, { account: 'keeper_example.org', name: 'K', email: 'k@example.org' });
        return {};
      }),
      expected: [{ id: 'keeper_example.org', name: 'K', email: 'k@example.org', role: 'manager' }],
    },
  ],
  'POST employee-manager': [
    { rule: 'adds them', call: adding((own) => [row(own)]) },
    ...ADDED_REFUSALS.map(([rule, rows, code]) => ({ rule: `refuses ${rule}`, call: adding(rows), code })),
    {
      rule: 'refuses an existing account',
      call: adding(async (own, world) => {
        await buildEmployeeManager(world, own, { account: `keeper_${own.domain}` });
        return [row(own)];
      }),
      code: 'exits_id',
    },
    {
      rule: 'refuses the address of another manager',
      call: adding(async (own, world) => {
        await buildEmployeeManager(world, own, { email: `keeper@${own.domain}` });
        return [row(own)];
      }),
      code: 'exits_email',
    },
    { rule: 'cannot read an id that is a number', call: adding(() => [{ id: 7 }]), code: 'error_parsing_api_body' },
  ],
  'DELETE employee-manager': [
    {
      rule: 'removes them by the ids of the list',
      call: asAdministrator(async (own, world) => {
        const { account } = await buildEmployeeManager(world, own);
        return { json: { managers: [{ id: account.toUpperCase() }] } };
      }),
    },
    { rule: 'refuses an empty list', call: asAdministrator(() => ({ json: {} })), code: 'empty_payload' },
    {
      rule: 'refuses the administrator',
      call: removing(({ administrator }) => administrator.account),
      code: 'no_permission',
    },
    { rule: 'refuses an unknown manager', call: removing(() => 'keeper'), code: 'no_permission' },
    {
      rule: 'refuses more than there can be, under its REST name',
      call: asAdministrator(() => ({ json: { managers: Array.from({ length: 1001 }, () => ({ id: 'keeper' })) } })),
      code: 'bad_request_parameter',
      expected: { field: 'managers' },
    },
    {
      rule: 'cannot read a text',
      call: asAdministrator(() => ({ json: { managers: 'x' } })),
      code: 'error_parsing_api_body',
    },
  ],
};
