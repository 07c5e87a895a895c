import { beforeEach, describe, expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity } from '#server/modules/community/link/testing/community.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { day, namesOf, SigningList, type Signings } from './testing/signing-list.ts';

const testApp = await createTestApp();
const community = await arrangeCommunity(testApp);
let link: Link;
let signings: SigningList;

beforeEach(async () => {
  link = await buildLink(testApp.em(), { owner: community.account });
  signings = new SigningList(testApp, community, link);
});

test('a row has everything about the signing', async () => {
  const { cla, individual } = await signings.arrangeThree();
  await testApp.em().nativeUpdate(IndividualSigning, individual.id, { fieldValues: { '0': 'Ada', '2': '+31' } });

  const tie = { link, signing: individual.id, reference: individual.reference, signerKey: 'ada@home.example' };
  const em = testApp.em();
  em.create(ProvedIdentity, { ...tie, email: 'ada@work.example', emailKey: 'ada@work.example', provedAt: day(4) });
  em.create(ProvedIdentity, { ...tie, email: 'ada@old.example', provedAt: day(3), endedAt: day(4) });
  await em.flush();

  const { nodes, totalCount, pageInfo } = await signings.list();

  expect({ totalCount, hasNextPage: pageInfo.hasNextPage }).toEqual({ totalCount: 3, hasNextPage: false });
  expect(nodes.map(({ kind }) => kind)).toEqual(['INDIVIDUAL', 'EMPLOYEE', 'CORPORATION']);
  expect(nodes[0]).toEqual({
    id: individual.id,
    reference: individual.reference,
    kind: 'INDIVIDUAL',
    state: 'COUNTS',
    name: 'Ada',
    email: 'ada@home.example',
    corporationName: null,
    language: 'ZH',
    signedAt: day(3).toISOString(),
    endedAt: null,
    endReason: null,
    documentState: 'READY',
    documentSha256: individual.document?.sha256,
    evidenceUrl: `http://localhost:4000/api/v1/evidence/${individual.reference}`,
    cla: { id: cla.id, version: 1 },
    fieldValues: [
      { id: '0', title: '姓名', value: 'Ada' },
      { id: '1', title: '邮箱', value: '' },
      { id: '2', title: '个人电话', value: '+31' },
    ],
    origin: null,
    identities: [{ linkId: link.linkId, reference: individual.reference, email: 'ada@work.example', account: null }],
  });
  expect(nodes[1]).toMatchObject({ name: 'Bea', corporationName: '灯塔 Lighthouse', identities: [] });
});

test('an empty link has an empty list', async () => {
  expect(await signings.list()).toEqual({
    totalCount: 0,
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  });
});

describe('a page', () => {
  test.each([
    ['DATE_DESC', ['Ada', 'Bea', 'Cai']],
    ['DATE_ASC', ['Cai', 'Bea', 'Ada']],
    ['NAME_ASC', ['Ada', 'Bea', 'Cai']],
    ['NAME_DESC', ['Cai', 'Bea', 'Ada']],
  ])('is in the order %s, over all kinds', async (sort, expected) => {
    await signings.arrangeThree();

    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Signings = await signings.list({ sort, first: 1, after });
      seen.push(...namesOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);

    expect(seen).toEqual(expected);
  });

  test('follows the previous one without repeats or gaps, even when times differ by a microsecond or not at all', async () => {
    const em = testApp.em();
    const cla = await buildCla(em, link);
    for (let index = 0; index < 7; index += 1) {
      await buildIndividualSigning(em, cla, { name: `Signer ${index}`, signedAt: day(5) });
    }
    await em.execute(`update individual_signing set signed_at = signed_at + interval '1 microsecond' where name > ?`, [
      'Signer 3',
    ]);
    const first = await signings.list({ first: 3 });
    await buildIndividualSigning(em, cla, { name: 'Newer', signedAt: day(6) });

    const second = await signings.list({ first: 3, after: first.pageInfo.endCursor });
    const third = await signings.list({ first: 3, after: second.pageInfo.endCursor });

    expect([first, second, third].flatMap(namesOf).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `Signer ${n}`));
    expect(third).toMatchObject({ totalCount: 8, pageInfo: { hasNextPage: false } });
  });

  test.each([
    ['first', { first: 0 }],
    ['first', { first: 101 }],
    ['after', { after: 'no cursor' }],
    ['claId', { claId: 'no id' }],
    ['search', { search: 'a\u0000b' }],
  ])('with a wrong %s is refused', async (field, variables) => {
    expect((await signings.ask(variables)).errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'bad_request_parameter', field },
    ]);
  });
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
