import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EmployeeSigningChange } from '#server/modules/employee/employee-signing-change.entity.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { arrangeCommunity, type Community } from '#server/modules/link/testing/community.ts';
import { EmployeeSigning } from '#server/modules/signing/employee-signing.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/individual/individual-signing.entity.ts';
import {
  buildCla,
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildLink,
} from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

const DAY = 86_400_000;

const LIST = `query (
  $linkId: ID!, $kind: SigningKind, $state: EvidenceState, $claId: ID, $signedFrom: DateTimeISO, $signedTo: DateTimeISO,
  $search: String, $sort: SigningSort, $first: Int, $after: String
) {
  signings(
    linkId: $linkId, kind: $kind, state: $state, claId: $claId, signedFrom: $signedFrom, signedTo: $signedTo,
    search: $search, sort: $sort, first: $first, after: $after
  ) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id reference kind state name email corporationName language signedAt endedAt endReason documentState documentSha256
      evidenceUrl cla { id version } fieldValues { id title value } origin { source } identities { linkId reference email account }
    }
  }
}`;

interface Node {
  readonly name: string;
  readonly [field: string]: unknown;
}

interface Signings {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly Node[];
}

let testApp: TestApp;
let community: Community;
let link: Link;
beforeAll(async () => {
  testApp = await createTestApp();
  community = await arrangeCommunity(testApp);
});
beforeEach(async () => {
  link = await buildLink(testApp.em(), { owner: community.account });
});

const ask = (variables: Readonly<Record<string, unknown>>) =>
  graphql<{ signings: Signings }>(testApp.app, LIST, { linkId: link.linkId, ...variables }, community.headers);

async function list(variables: Readonly<Record<string, unknown>> = {}): Promise<Signings> {
  const { data, errors } = await ask(variables);
  expect(errors).toEqual([]);
  return data?.signings ?? { totalCount: -1, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
}

const namesOf = ({ nodes }: Signings): string[] => nodes.map(({ name }) => name);

const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));

/** One signing of each kind: Ada on the 3rd, Bea on the 2nd, Cai on the 1st. */
async function arrangeThree() {
  const em = testApp.em();
  const cla = await buildCla(em, link);
  const individual = await buildIndividualSigning(em, cla, {
    name: 'Ada',
    email: 'ada@home.example',
    signedAt: day(3),
  });
  const corporation = await buildCorporation(em, link, {
    representativeName: 'Cai',
    corporationName: '灯塔 Lighthouse',
    signedAt: day(1),
  });
  const employee = await buildEmployeeSigning(em, corporation, { name: 'Bea', signedAt: day(2) });
  return { cla, individual, corporation, employee };
}

test('a row has everything about the signing', async () => {
  const { cla, individual } = await arrangeThree();
  await testApp.em().nativeUpdate(IndividualSigning, individual.id, { fieldValues: { '0': 'Ada', '2': '+31' } });

  const tie = { link, signing: individual.id, reference: individual.reference, signerKey: 'ada@home.example' };
  const em = testApp.em();
  em.create(ProvedIdentity, { ...tie, email: 'ada@work.example', emailKey: 'ada@work.example', provedAt: day(4) });
  em.create(ProvedIdentity, { ...tie, email: 'ada@old.example', provedAt: day(3), endedAt: day(4) });
  await em.flush();

  const { nodes, totalCount, pageInfo } = await list();

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
  expect(await list()).toEqual({ totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
});

describe('a filter', () => {
  test.each([
    ['kind', { kind: 'EMPLOYEE' }, ['Bea']],
    ['the first time', { signedFrom: day(2).toISOString() }, ['Ada', 'Bea']],
    ['the end of the time', { signedTo: day(2).toISOString() }, ['Cai']],
    ['part of an address', { search: 'HOME.example' }, ['Ada']],
    ['part of a name', { search: ' be' }, ['Bea']],
    ['part of the name of a corporation', { search: '灯塔' }, ['Bea', 'Cai']],
    ['what nobody has', { search: '%' }, []],
    ['two things at once', { search: 'lighthouse', kind: 'CORPORATION' }, ['Cai']],
  ])('by %s', async (_name, filter, expected) => {
    await arrangeThree();

    const found = await list(filter);

    expect(namesOf(found)).toEqual(expected);
    expect(found.totalCount).toBe(expected.length);
  });

  test('by version and by reference', async () => {
    const { cla, employee, corporation } = await arrangeThree();

    expect(namesOf(await list({ claId: cla.id }))).toEqual(['Ada', 'Bea']);
    expect(namesOf(await list({ claId: crypto.randomUUID() }))).toEqual([]);
    expect(namesOf(await list({ search: employee.reference.toLowerCase() }))).toEqual(['Bea']);
    expect(namesOf(await list({ claId: corporation.cla.id }))).toEqual(['Cai']);
  });

  test('by state finds what the rows say, whatever made it so', async () => {
    await arrangeStates();
    const all = (await list({ first: 100 })).nodes;

    for (const state of ['COUNTS', 'INACTIVE', 'SUPERSEDED', 'EXPIRED', 'ENDED']) {
      const found = await list({ state, first: 100 });
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

/** Signings in every state, by each of its causes. The older individual CLA is in its grace period in English only. */
async function arrangeStates(): Promise<void> {
  const em = testApp.em();
  const old = await buildCla(em, link);
  const recent = await buildCla(em, link, { language: 'en' });
  const oldCorporate = await buildCla(em, link, { type: 'corporation' });
  const sign = (name: string, cla = old) => buildIndividualSigning(em, cla, { name });
  const end = async (name: string, endReason: 'superseded' | 'corporation') =>
    em.assign(await sign(name), { endedAt: new Date(), endReason });
  await end('superseded', 'superseded');
  await end('moved to a corporation', 'corporation');
  await sign('out of grace');
  await sign('within grace', recent);
  const represent = (name: string, facts: Parameters<typeof buildCorporation>[2] = {}) =>
    buildCorporation(em, link, { representativeName: name, ...facts });
  const expired = await represent('expired corporation', { cla: oldCorporate });
  await buildEmployeeSigning(em, expired, { name: 'expired employee', cla: old });
  await buildCla(em, link, { type: 'corporation', createdAt: new Date(Date.now() - 31 * DAY) });
  await buildCla(em, link, { createdAt: new Date(Date.now() - 31 * DAY) });
  await buildCla(em, link, { language: 'en', createdAt: new Date(Date.now() - 29 * DAY) });
  await represent('uncompleted', { state: 'uncompleted' });
  await buildEmployeeSigning(em, await represent('deleted', { state: 'deleted' }), { name: 'employee of nobody' });
  const corporation = await represent('completed');
  await buildEmployeeSigning(em, corporation, { name: 'active employee' });
  await buildEmployeeSigning(em, corporation, { name: 'inactive employee', state: 'inactive' });
  const suspended = await buildEmployeeSigning(em, corporation, { name: 'suspended employee' });
  await em.nativeUpdate(EmployeeSigning, suspended.id, { suspendedAt: new Date() });
  const removed = await buildEmployeeSigning(em, corporation, { name: 'removed employee', state: 'removed' });
  em.create(EmployeeSigningChange, { employeeSigning: removed, state: 'removed', changedAt: day(9) });
  await em.flush();
}

describe('a page', () => {
  test.each([
    ['DATE_DESC', ['Ada', 'Bea', 'Cai']],
    ['DATE_ASC', ['Cai', 'Bea', 'Ada']],
    ['NAME_ASC', ['Ada', 'Bea', 'Cai']],
    ['NAME_DESC', ['Cai', 'Bea', 'Ada']],
  ])('is in the order %s, over all kinds', async (sort, expected) => {
    await arrangeThree();

    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Signings = await list({ sort, first: 1, after });
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
    const first = await list({ first: 3 });
    await buildIndividualSigning(em, cla, { name: 'Newer', signedAt: day(6) });

    const second = await list({ first: 3, after: first.pageInfo.endCursor });
    const third = await list({ first: 3, after: second.pageInfo.endCursor });

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
    expect((await ask(variables)).errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'bad_request_parameter', field },
    ]);
  });
});
