import { beforeEach, describe, expect, test } from 'vitest';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  type ManagedLink,
  newDomain,
  operate,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { statementsOf } from '#server/test/statements-of.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';
import { CorporationList, namesOf, type Node } from './testing/corporation-list.ts';

const testApp = await createTestApp();
let managed: ManagedLink;
let corporations: CorporationList;

beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
  corporations = new CorporationList(testApp, managed);
});

test('a row shows that its version is outdated, and until when it counts', async () => {
  await corporations.arrange('Example Corporation');
  const { createdAt } = await buildCla(testApp.em(), managed.link, { type: 'corporation' });

  const { nodes } = await corporations.list();

  const graceEndsAt = new Date(createdAt.getTime() + 30 * 86_400_000).toISOString();
  expect(nodes).toMatchObject([{ cla: { version: 1 }, pendingCla: { version: 2 }, graceEndsAt }]);
});

test('a row has everything about the corporation', async () => {
  const { link } = managed;
  const field = { id: '4', type: 'title', title: 'Title', description: '', required: false } as const;
  const cla = await buildCla(testApp.em(), link, { type: 'corporation', fields: [field] });
  const domains = [newDomain(), newDomain()];
  const signing = await arrangeCorporation(testApp, managed, { domains });
  await testApp.em().nativeUpdate(CorporationSigning, signing.id, {
    fieldValues: { '4': '主任' },
  });
  await operate(testApp, 'resendCorporationDocument', { id: signing.id, headers: managed.headers });
  await operate(testApp, 'approveCorporationSigning', { id: signing.id, headers: managed.headers });

  const { nodes, totalCount } = await corporations.list({ state: 'COMPLETED' });

  expect(totalCount).toBe(1);
  expect(nodes).toEqual([
    {
      id: signing.id,
      reference: signing.reference,
      corporationName: signing.corporationName,
      representativeName: signing.representativeName,
      representativeEmail: signing.representativeEmail,
      domains,
      state: 'COMPLETED',
      signedAt: signing.signedAt.toISOString(),
      language: 'ZH',
      pdfUploadedAt: signing.pdfUploadedAt?.toISOString(),
      completedAt: expect.any(String),
      deletedAt: null,
      administratorAccount: `admin_${domains[0]}`,
      cla: { version: cla.version },
      pendingCla: null,
      graceEndsAt: null,
      link: { id: link.linkId },
      fieldValues: [{ id: '4', title: '职位', value: '主任' }],
      emails: [
        {
          template: 'CORPORATION_APPROVED',
          recipient: signing.representativeEmail,
          state: 'QUEUED',
          attempts: 0,
          createdAt: expect.any(String),
          sentAt: null,
        },
        expect.objectContaining({ template: 'CORPORATION_SIGNING_DOCUMENT', state: 'QUEUED' }),
      ],
    },
  ]);
});

test('the delivery of a mail is shown', async () => {
  const signing = await corporations.arrange('Example');
  await operate(testApp, 'resendCorporationDocument', { id: signing.id, headers: managed.headers });
  const sentAt = new Date();
  await testApp.em().nativeUpdate(Email, { corporationSigning: signing.id }, { state: 'failed', attempts: 3, sentAt });

  const [node] = (await corporations.list()).nodes;

  expect(node?.['emails']).toMatchObject([{ state: 'FAILED', attempts: 3, sentAt: sentAt.toISOString() }]);
});

test('one signing is found by its id', async () => {
  const signing = await corporations.arrange('Example');

  const answer = await graphql<{ corporationSigning: Node }>(
    testApp.app,
    'query ($id: ID!) { corporationSigning(id: $id) { id corporationName domains } }',
    { id: signing.id },
    managed.headers,
  );

  expect(answer.data?.corporationSigning).toEqual({
    id: signing.id,
    corporationName: 'Example',
    domains: [signing.primaryDomain],
  });
});

test('each state has its list and count, for this link only', async () => {
  const elsewhere = await arrangeManagedLink(testApp);
  await arrangeCorporation(testApp, elsewhere);
  for (const state of ['uncompleted', 'completed', 'completed', 'deleted', 'deleted', 'deleted'] as const) {
    await arrangeCorporation(testApp, managed, { state });
  }

  const answer = await graphql<{ corporationSigningCounts: unknown }>(
    testApp.app,
    `
      query ($linkId: ID!) {
        corporationSigningCounts(linkId: $linkId) {
          uncompleted
          completed
          deleted
        }
      }
    `,
    { linkId: managed.link.linkId },
    managed.headers,
  );

  expect(answer.data?.corporationSigningCounts).toEqual({ uncompleted: 1, completed: 2, deleted: 3 });
  for (const [state, count] of [
    ['UNCOMPLETED', 1],
    ['COMPLETED', 2],
    ['DELETED', 3],
  ] as const) {
    expect(await corporations.list({ state })).toMatchObject({ totalCount: count, nodes: { length: count } });
  }
});

describe('a search', () => {
  test.each([
    ['the name of the corporation', 'LIGHT hou'],
    ['a name in Chinese', '灯塔'],
    ['the name of the representative', 'keeper'],
    ['the address of the representative', 'LAMP@'],
    ['a domain', 'beacon.example'],
  ])('finds a part of %s, whatever the letter case', async (_name, search) => {
    await arrangeCorporation(testApp, managed);
    const signing = await arrangeCorporation(testApp, managed, {
      corporationName: '灯塔 Lighthouse 100% Ltd',
      domains: ['beacon.example.com', newDomain()],
    });
    await testApp.em().nativeUpdate(CorporationSigning, signing.id, {
      representativeName: 'A. Keeper',
      representativeEmail: 'Lamp@beacon.example.com',
    });

    const found = await corporations.list({ search: search === 'LIGHT hou' ? ' LIGHThou ' : search });

    expect(found).toMatchObject({ totalCount: 1, nodes: [{ id: signing.id }] });
  });

  test.each([
    ['%', ['100% Ltd']],
    ['_', ['under_score']],
    ['\\', ['back\\slash']],
    ["'", ["O'Example"]],
    ['nothing of the kind', []],
  ])('takes %s as it is written', async (search, expected) => {
    for (const name of ['100% Ltd', 'under_score', 'back\\slash', "O'Example", 'plain']) {
      await corporations.arrange(name);
    }

    expect(namesOf(await corporations.list({ search }))).toEqual(expected);
  });

  test('counts what it finds', async () => {
    await corporations.arrange('Findable');
    await corporations.arrange('Other');

    const answer = await graphql<{ corporationSigningCounts: unknown }>(
      testApp.app,
      `
        query ($linkId: ID!) {
          corporationSigningCounts(linkId: $linkId, search: "findable") {
            uncompleted
            completed
          }
        }
      `,
      { linkId: managed.link.linkId },
      managed.headers,
    );

    expect(answer.data?.corporationSigningCounts).toEqual({ uncompleted: 1, completed: 0 });
  });

  test.each([
    ['a control character', 'a\u0000b'],
    ['more than 200 characters', 'x'.repeat(201)],
  ])('for %s is refused', async (_name, search) => {
    expect((await corporations.ask({ search })).errors.map((error) => error.extensions)).toEqual([
      { code: 'bad_request_parameter', field: 'search' },
    ]);
  });
});

describe('a page', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));

  test.each([
    ['DATE_DESC', ['b', 'c', 'a']],
    ['DATE_ASC', ['a', 'c', 'b']],
    ['NAME_ASC', ['a', 'b', 'c']],
    ['NAME_DESC', ['c', 'b', 'a']],
  ])('is in the order %s', async (sort, expected) => {
    await corporations.arrange('a', { signedAt: day(1) });
    await corporations.arrange('b', { signedAt: day(3) });
    await corporations.arrange('c', { signedAt: day(2) });

    expect(namesOf(await corporations.list({ sort }))).toEqual(expected);
  });

  test('follows the previous one without repeats or gaps, even when all dates are equal and entries come and go', async () => {
    const signings: CorporationSigning[] = [];
    for (let index = 0; index < 7; index += 1) {
      signings.push(await corporations.arrange(`Corporation ${index}`, { signedAt: day(5) }));
    }
    const first = await corporations.list({ first: 3 });
    await corporations.arrange('A newer one', { signedAt: day(6) });
    await operate(testApp, 'deleteCorporationSigning', { id: first.nodes[0]?.id ?? '', headers: managed.headers });

    const second = await corporations.list({ first: 3, after: first.pageInfo.endCursor });
    const third = await corporations.list({ first: 3, after: second.pageInfo.endCursor });

    const ids = [first, second, third].flatMap(({ nodes }) => nodes.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(signings.map(({ id }) => id).toSorted());
    expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
    expect(third.totalCount).toBe(7);
  });

  test.each([
    ['first', { first: 0 }],
    ['first', { first: 101 }],
    ['after', { after: 'no cursor' }],
  ])('with a wrong %s is refused', async (field, variables) => {
    expect((await corporations.ask(variables)).errors.map((error) => error.extensions)).toEqual([
      { code: 'bad_request_parameter', field },
    ]);
  });

  test('takes the same number of statements whatever its length', async () => {
    const count = async (): Promise<number> => {
      const list = () => corporations.list({ state: 'COMPLETED', first: 100 });
      // Two fields may read the same CLA in two like statements when they happen to ask at once.
      return new Set(await statementsOf(testApp.em(), list)).size;
    };
    const add = async (): Promise<void> => {
      const signing = await arrangeCorporation(testApp, managed, { state: 'completed' });
      await buildManager(testApp.em(), signing);
    };
    await add();
    const one = await count();
    for (let index = 0; index < 9; index += 1) {
      await add();
    }

    expect(await count()).toBe(one);
  });
});
