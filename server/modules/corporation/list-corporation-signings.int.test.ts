import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Email } from '#server/modules/email/email.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  operate,
  type ManagedLink,
} from '#server/modules/signing/corporation/testing/managed-link.ts';
import { buildAccount, buildCla, buildCorporation, buildManager } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';

const LIST = `query (
  $linkId: ID!, $state: CorporationSigningState!, $search: String, $sort: CorporationSigningSort, $first: Int, $after: String
) {
  corporationSignings(linkId: $linkId, state: $state, search: $search, sort: $sort, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id reference corporationName representativeName representativeEmail domains state signedAt language pdfUploadedAt
      completedAt deletedAt administratorAccount cla { version } pendingCla { version } graceEndsAt link { id } fieldValues { id title value }
      emails { template recipient state attempts createdAt sentAt }
    }
  }
}`;

interface Node {
  readonly id: string;
  readonly corporationName: string;
  readonly [field: string]: unknown;
}

interface ListResult {
  corporationSignings: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: Node[];
  };
}

let testApp: TestApp;
let managed: ManagedLink;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
});

const ask = (variables: Readonly<Record<string, unknown>> = {}) =>
  graphql<ListResult>(
    testApp.app,
    LIST,
    { linkId: managed.link.linkId, state: 'UNCOMPLETED', ...variables },
    managed.headers,
  );

async function list(variables: Readonly<Record<string, unknown>> = {}): Promise<ListResult['corporationSignings']> {
  const answer = await ask(variables);
  expect(answer.codes).toEqual([]);
  return (
    answer.data?.corporationSignings ?? { totalCount: -1, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] }
  );
}

const namesOf = ({ nodes }: ListResult['corporationSignings']): string[] => nodes.map((node) => node.corporationName);

async function arrange(corporationName: string, facts: { signedAt?: Date } = {}): Promise<CorporationSigning> {
  const signing = await arrangeCorporation(testApp, managed, { corporationName });
  if (Object.keys(facts).length > 0) {
    await testApp.em().nativeUpdate(CorporationSigning, signing.id, facts);
  }
  return signing;
}

test('a row shows that its version is outdated, and until when it counts', async () => {
  await arrange('Example Corporation');
  const { createdAt } = await buildCla(testApp.em(), managed.link, { type: 'corporation' });

  const { nodes } = await list();

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

  const { nodes, totalCount } = await list({ state: 'COMPLETED' });

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
  const signing = await arrange('Example');
  await operate(testApp, 'resendCorporationDocument', { id: signing.id, headers: managed.headers });
  const sentAt = new Date();
  await testApp.em().nativeUpdate(Email, { corporationSigning: signing.id }, { state: 'failed', attempts: 3, sentAt });

  const [node] = (await list()).nodes;

  expect(node?.['emails']).toMatchObject([{ state: 'FAILED', attempts: 3, sentAt: sentAt.toISOString() }]);
});

test('one signing is found by its id', async () => {
  const signing = await arrange('Example');

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
    expect(await list({ state })).toMatchObject({ totalCount: count, nodes: { length: count } });
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

    const found = await list({ search: search === 'LIGHT hou' ? ' LIGHThou ' : search });

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
      await arrange(name);
    }

    expect(namesOf(await list({ search }))).toEqual(expected);
  });

  test('counts what it finds', async () => {
    await arrange('Findable');
    await arrange('Other');

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
    expect((await ask({ search })).errors.map((error) => error.extensions)).toEqual([
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
    await arrange('a', { signedAt: day(1) });
    await arrange('b', { signedAt: day(3) });
    await arrange('c', { signedAt: day(2) });

    expect(namesOf(await list({ sort }))).toEqual(expected);
  });

  test('follows the previous one without repeats or gaps, even when all dates are equal and entries come and go', async () => {
    const signings: CorporationSigning[] = [];
    for (let index = 0; index < 7; index += 1) {
      signings.push(await arrange(`Corporation ${index}`, { signedAt: day(5) }));
    }
    const first = await list({ first: 3 });
    await arrange('A newer one', { signedAt: day(6) });
    await operate(testApp, 'deleteCorporationSigning', { id: first.nodes[0]?.id ?? '', headers: managed.headers });

    const second = await list({ first: 3, after: first.pageInfo.endCursor });
    const third = await list({ first: 3, after: second.pageInfo.endCursor });

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
    expect((await ask(variables)).errors.map((error) => error.extensions)).toEqual([
      { code: 'bad_request_parameter', field },
    ]);
  });

  test('takes the same number of statements whatever its length', async () => {
    const count = async (): Promise<number> => {
      const client = testApp.database.orm.em.getConnection().getClient();
      const statements = vi.spyOn(client, 'executeQuery');
      await list({ state: 'COMPLETED', first: 100 });
      // Two fields may read the same CLA in two like statements when they happen to ask at once.
      const { size } = new Set(statements.mock.calls.map(([query]) => ('sql' in query ? query.sql : query)));
      statements.mockRestore();
      return size;
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

describe('the list is only for managers of the link', () => {
  test.each(['corporationSignings', 'corporationSigningCounts', 'corporationSigning'])('%s', async (name) => {
    const signing = await arrange('Example');
    const { linkId } = managed.link;
    const calls: Record<string, string> = {
      corporationSignings: `corporationSignings(linkId: "${linkId}", state: UNCOMPLETED) { totalCount }`,
      corporationSigningCounts: `corporationSigningCounts(linkId: "${linkId}") { deleted }`,
      corporationSigning: `corporationSigning(id: "${signing.id}") { id }`,
    };
    const call = async (headers: Readonly<Record<string, string>>) =>
      (await graphql(testApp.app, `{ ${calls[name]} }`, {}, headers)).codes;

    expect(await call({})).toEqual(['missing_token']);
    expect(await call(await signIn(testApp, await buildAccount(testApp.em())))).toEqual(['no_permission']);
    const corporation = await buildCorporation(testApp.em(), managed.link);
    const manager = await buildManager(testApp.em(), corporation);
    expect(await call(await signIn(testApp, manager))).toEqual(['unauthorized_token']);
  });
});
