import { beforeEach, describe, expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity } from '#server/modules/community/link/testing/community.ts';
import { buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { SigningList, namesOf, day } from './testing/signing-list.ts';

const testApp = await createTestApp();
const community = await arrangeCommunity(testApp);
let link: Link;
let signings: SigningList;

beforeEach(async () => {
  link = await buildLink(testApp.em(), { owner: community.account });
  signings = new SigningList(testApp, community, link);
});

describe('a filter', () => {
  test.each([
    ['kind', { kind: 'EMPLOYEE' }, ['Bea']],
    ['the first time', { signedFrom: day(2).toISOString() }, ['Ada', 'Bea']],
    ['the end of the time', { signedTo: day(2).toISOString() }, ['Cai']],
    ['part of an address', { search: 'HOME.example' }, ['Ada']],
    // References have no I, so none holds this by chance.
    ['part of a name', { search: ' AI' }, ['Cai']],
    ['part of the name of a corporation', { search: '灯塔' }, ['Bea', 'Cai']],
    ['what nobody has', { search: '%' }, []],
    ['two things at once', { search: 'lighthouse', kind: 'CORPORATION' }, ['Cai']],
  ])('by %s', async (_name, filter, expected) => {
    await signings.arrangeThree();

    const found = await signings.list(filter);

    expect(namesOf(found)).toEqual(expected);
    expect(found.totalCount).toBe(expected.length);
  });

  test.each([
    ['signedFrom', '0000-12-31T23:59:59Z'],
    ['signedTo', '9999-12-31T23:59:59-01:00'],
  ])('by %s of a year that not every database reads is refused', async (field, time) => {
    const answer = await signings.ask({ [field]: time });

    expect(answer.errors.map(({ extensions }) => extensions)).toEqual([{ code: 'bad_request_parameter', field }]);
  });

  test('by version and by reference', async () => {
    const { cla, employee, corporation } = await signings.arrangeThree();

    expect(namesOf(await signings.list({ claId: cla.id }))).toEqual(['Ada', 'Bea']);
    expect(namesOf(await signings.list({ claId: crypto.randomUUID() }))).toEqual([]);
    expect(namesOf(await signings.list({ search: employee.reference.toLowerCase() }))).toEqual(['Bea']);
    expect(namesOf(await signings.list({ claId: corporation.cla.id }))).toEqual(['Cai']);
  });

  test('by state finds what the rows say, whatever made it so', async () => {
    await signings.arrangeStates();
    const all = (await signings.list({ first: 100 })).nodes;

    for (const state of ['COUNTS', 'INACTIVE', 'SUPERSEDED', 'EXPIRED', 'ENDED']) {
      const found = await signings.list({ state, first: 100 });
      const expected = all.filter((node) => node['state'] === state).map(({ name }) => name);
      expect([state, namesOf(found), found.totalCount]).toEqual([state, expected, expected.length]);
      expect(expected).not.toEqual([]);
    }
    expect(Object.fromEntries(all.map(({ name, state }) => [name, state]))).toMatchObject({
      superseded: 'SUPERSEDED',
      'moved to a corporation': 'ENDED',
      'within grace': 'COUNTS',
      'out of grace': 'EXPIRED',
      'inactive employee': 'INACTIVE',
      'removed employee': 'ENDED',
      'employee of nobody': 'INACTIVE',
      'suspended employee': 'INACTIVE',
      'expired employee': 'EXPIRED',
      uncompleted: 'INACTIVE',
      deleted: 'ENDED',
      'expired corporation': 'EXPIRED',
    });
    expect(all.find(({ name }) => name === 'removed employee')).toMatchObject({
      endReason: 'removed',
      endedAt: day(9).toISOString(),
    });
  });
});
