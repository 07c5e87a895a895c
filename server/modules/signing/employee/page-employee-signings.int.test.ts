import { beforeEach, describe, expect, test } from 'vitest';
import { statementsOf } from '#server/test/statements-of.ts';
import { createTestApp } from '#server/test/test-app.ts';
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

const ask = (variables: object) => askForEmployees(testApp, staffed.headers.manager, { ...variables });
const list = (variables = {}) => listEmployees(testApp, staffed, variables);
const arrange = (facts: Parameters<typeof arrangeEmployee>[2] = {}) => arrangeEmployee(testApp, staffed, facts);

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
