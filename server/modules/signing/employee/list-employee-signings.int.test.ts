import { beforeEach, describe, expect, test } from 'vitest';
import { operate } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildAccount } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import { askForEmployees, LIST, listEmployees, namesOf } from './testing/employee-list.ts';
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

const ask = (variables = {}, headers = staffed.headers.manager) => askForEmployees(testApp, headers, variables);
const list = (variables = {}) => listEmployees(testApp, staffed, variables);
const arrange = (facts: Parameters<typeof arrangeEmployee>[2] = {}) => arrangeEmployee(testApp, staffed, facts);

test.each(['administrator', 'manager'] as const)('the %s sees everything about an employee', async (role) => {
  const signing = await arrange({ name: 'E. Ployee', state: 'inactive' });
  await changeEmployees(testApp, 'active', { ids: [signing.id], headers: staffed.headers.manager });

  const answer = await ask({}, staffed.headers[role]);

  expect(answer.data?.corporation).toEqual({
    autoApproval: false,
    employeeCounts: { active: 1, inactive: 0, removed: 0 },
    employees: {
      totalCount: 1,
      pageInfo: { hasNextPage: false, endCursor: expect.any(String), startCursor: null },
      nodes: [
        {
          id: signing.id,
          reference: signing.reference,
          name: 'E. Ployee',
          email: signing.email,
          state: 'ACTIVE',
          signedAt: signing.signedAt.toISOString(),
          language: 'ZH',
          cla: { version: 1 },
          changes: [{ state: 'ACTIVE', changedAt: expect.any(String), changedBy: staffed.manager.name }],
        },
      ],
    },
  });
});

test.each([
  [true, ['active 1', 'active 2']],
  [false, ['inactive']],
  [null, ['active 1', 'active 2', 'inactive']],
])('active: %s lists those, of the own corporation alone; removed ones are listed apart', async (active, expected) => {
  const other = await arrangeStaffedCorporation(testApp, staffed.link);
  await arrangeEmployee(testApp, other, { name: 'of another corporation' });
  await arrange({ name: 'active 1' });
  await arrange({ name: 'active 2' });
  await arrange({ name: 'inactive', state: 'inactive' });
  await arrange({ name: 'removed', state: 'removed' });

  const corporation = await list({ active, sort: 'NAME_ASC' });

  expect(namesOf(corporation)).toEqual(expected);
  expect(corporation.employees.totalCount).toBe(expected.length);
  expect(corporation.employeeCounts).toEqual({ active: 2, inactive: 1, removed: 1 });
  expect(namesOf(await list({ removed: true }))).toEqual(['removed']);
});

test('a corporation without employees has an empty list', async () => {
  expect(await list()).toMatchObject({
    employeeCounts: { active: 0, inactive: 0, removed: 0 },
    employees: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  });
});

describe('a search', () => {
  test.each([
    ['a name', () => ' LIGHThou '],
    ['a name in Chinese', () => '灯塔'],
    ['an address', () => 'LAMP@'],
    ['a reference', ({ reference }: EmployeeSigning) => reference.toLowerCase()],
  ])('finds a part of %s, whatever the letter case, and counts it', async (_name, searchFor) => {
    await arrange();
    const email = `Lamp@${staffed.corporation.primaryDomain}`;
    const signing = await arrange({ name: '灯塔 Lighthouse', email, state: 'inactive' });

    const found = await list({ search: searchFor(signing) });

    expect(found).toMatchObject({
      employeeCounts: { active: 0, inactive: 1, removed: 0 },
      employees: { totalCount: 1, nodes: [{ id: signing.id }] },
    });
  });

  test.each([
    ['%', ['100% Ltd']],
    ['_', ['under_score']],
    ['\\', ['back\\slash']],
    ["'", ["O'Example"]],
    ['nothing of the kind', []],
  ])('takes %s as it is written', async (search, expected) => {
    for (const name of ['100% Ltd', 'under_score', 'back\\slash', "O'Example", 'plain']) {
      await arrange({ name });
    }

    expect(namesOf(await list({ search }))).toEqual(expected);
  });
});

describe('the list is only for managers of the corporation', () => {
  test('and for nobody without a session', async () => {
    const { codes } = await graphql(testApp.app, LIST);

    expect(codes).toEqual(['missing_token']);
  });

  test('and not for community managers', async () => {
    expect((await ask({}, await signIn(testApp, await buildAccount(testApp.em())))).codes).toEqual([
      'unauthorized_token',
    ]);
  });

  test('and not once the corporation is deleted', async () => {
    const headers = await signIn(testApp, await staffed.link.owner.loadOrFail());
    await operate(testApp, 'deleteCorporationSigning', { id: staffed.corporation.id, headers });

    expect((await ask()).codes).toEqual(['unknown_token']);
  });
});
