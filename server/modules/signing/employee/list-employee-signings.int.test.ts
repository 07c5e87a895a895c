import { beforeEach, describe, expect, test } from 'vitest';
import { operate } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { signIn } from '#server/test/sign-in.ts';
import { statementsOf } from '#server/test/statements-of.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import { askForEmployees, listEmployees, namesOf } from './testing/employee-list.ts';
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

const list = (variables = {}) => listEmployees(testApp, staffed, variables);
const arrange = (facts: Parameters<typeof arrangeEmployee>[2] = {}) => arrangeEmployee(testApp, staffed, facts);

describe('the list of employees', () => {
  const ask = (variables = {}, headers = staffed.headers.manager) => askForEmployees(testApp, headers, variables);

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
  ])(
    'active: %s lists those, of the own corporation alone; removed ones are listed apart',
    async (active, expected) => {
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
    },
  );

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

  test('the list is not shown once the corporation is deleted', async () => {
    const headers = await signIn(testApp, await staffed.link.owner.loadOrFail());
    await operate(testApp, 'deleteCorporationSigning', { id: staffed.corporation.id, headers });

    expect((await ask()).codes).toEqual(['unknown_token']);
  });
});

describe('pages of the list', () => {
  const ask = (variables: object) => askForEmployees(testApp, staffed.headers.manager, { ...variables });

  describe('a page', () => {
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));

    test.each([
      ['DATE_DESC', ['b', 'c', 'a']],
      ['DATE_ASC', ['a', 'c', 'b']],
      ['NAME_ASC', ['a', 'b', 'c']],
      ['NAME_DESC', ['c', 'b', 'a']],
    ])('is in the order %s', async (sort, expected) => {
      await arrange({ name: 'a', signedAt: day(1) });
      await arrange({ name: 'b', signedAt: day(3) });
      await arrange({ name: 'c', signedAt: day(2) });

      expect(namesOf(await list({ sort }))).toEqual(expected);
    });

    test('follows the previous one without repeats or gaps, even when employees come and go', async () => {
      const ids: string[] = [];
      for (let index = 0; index < 7; index += 1) {
        ids.push((await arrange({ signedAt: day(5) })).id);
      }
      const first = (await list({ active: true, first: 3 })).employees;
      await arrange({ signedAt: day(6) });
      await changeEmployees(testApp, 'inactive', {
        ids: [first.nodes[0]?.id ?? ''],
        headers: staffed.headers.manager,
      });

      const second = (await list({ active: true, first: 3, after: first.pageInfo.endCursor })).employees;
      const third = (await list({ active: true, first: 3, after: second.pageInfo.endCursor })).employees;

      const listed = [first, second, third].flatMap(({ nodes }) => nodes.map(({ id }) => id));
      expect(listed.toSorted()).toEqual(ids.toSorted());
      expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
    });

    test('precedes the next one, and says when it is the first', async () => {
      for (let index = 0; index < 7; index += 1) {
        await arrange({ signedAt: day(5) });
      }
      const first = (await list({ first: 3 })).employees;
      const second = (await list({ first: 3, after: first.pageInfo.endCursor })).employees;
      const third = (await list({ first: 3, after: second.pageInfo.endCursor })).employees;

      const back = (await list({ first: 3, before: third.pageInfo.startCursor })).employees;
      const begin = (await list({ first: 3, before: back.pageInfo.startCursor })).employees;

      expect([back, begin].map(({ nodes }) => nodes)).toEqual([second.nodes, first.nodes]);
      expect(begin.pageInfo).toEqual({ ...first.pageInfo, startCursor: null });
    });

    test.each([
      ['first', { first: 0 }],
      ['first', { first: 101 }],
      ['after', { after: 'no cursor' }],
      ['before', { before: 'no cursor' }],
      ['search', { search: 'a\u0000b' }],
      ['search', { search: 'x'.repeat(201) }],
    ])('with a wrong %s is refused', async (field, variables) => {
      const [error] = (await ask(variables)).errors;

      expect(error?.extensions).toEqual({ code: 'bad_request_parameter', field });
    });

    test('takes the same number of statements whatever its length', async () => {
      const count = async (): Promise<number> => (await statementsOf(testApp.em(), () => list({ first: 100 }))).length;
      const add = async (): Promise<void> => {
        const signing = await arrange({ state: 'inactive' });
        await changeEmployees(testApp, 'active', { ids: [signing.id], headers: staffed.headers.manager });
        await changeEmployees(testApp, 'inactive', { ids: [signing.id], headers: staffed.headers.administrator });
      };
      await add();
      const one = await count();
      for (let index = 0; index < 9; index += 1) {
        await add();
      }

      expect(await count()).toBe(one);
    });
  });
});
