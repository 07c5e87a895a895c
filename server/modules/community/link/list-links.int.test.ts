import { describe, expect, test } from 'vitest';
import { LinkPlatform } from '#rules/code-platform.ts';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { type Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { statementsOf } from '#server/test/statements-of.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Link, LinkSigningState } from './link.entity.ts';
import { arrangeCommunity, type Community, mutate } from './testing/community.ts';

const testApp = await createTestApp();

type Facts = Partial<
  Pick<Link, 'alias' | 'projectUrl' | 'createdAt' | 'platform' | 'organization' | 'repository' | 'unlinkedAt'>
>;

/** Stores a manager with these links; the aliases are theirs by default. */
async function arrangeLinks(links: readonly Facts[]): Promise<Community> {
  const community = await arrangeCommunity(testApp);
  const em = testApp.em();
  for (const facts of links) {
    await buildLink(em, { owner: em.merge(community.account), ...facts });
  }
  return community;
}

interface Links {
  readonly links: {
    readonly nodes: readonly { readonly link: { readonly alias: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly totalCount: number;
  };
}

const QUERY = `query ($search: String, $sort: LinkSort, $first: Int, $after: String) {
  links(search: $search, sort: $sort, first: $first, after: $after) {
    nodes {
      id senderAddress senderProvider ownerAccount unlinkable link { alias languages signingTypes clas { number documentUrl } }
      signingCounts { individual corporation employee } corporationCounts { uncompleted completed deleted }
      claVersions { state signingCount removable cla { sha256 documentUrl } }
    }
    pageInfo { hasNextPage endCursor } totalCount
  }
}`;

const list = (headers: Readonly<Record<string, string>>, variables: object = {}): Promise<GraphqlAnswer<Links>> =>
  graphql<Links>(testApp.app, QUERY, { sort: 'CREATED_DESC', first: 20, ...variables }, headers);

const aliasesIn = ({ data }: GraphqlAnswer<Links>) => data?.links.nodes.map(({ link }) => link.alias);
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

const THREE = [
  { alias: 'beta', createdAt: day(1) },
  { alias: 'alpha', createdAt: day(3) },
  { alias: 'gamma', createdAt: day(2) },
];

describe('the list of links', () => {
  test.each([
    ['CREATED_DESC', ['alpha', 'gamma', 'beta']],
    ['CREATED_ASC', ['beta', 'gamma', 'alpha']],
    ['ALIAS_ASC', ['alpha', 'beta', 'gamma']],
    ['ALIAS_DESC', ['gamma', 'beta', 'alpha']],
  ])('is sorted by %s, whole and in pages', async (sort, expected) => {
    const { headers } = await arrangeLinks(THREE);

    const whole = await list(headers, { sort });
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page: GraphqlAnswer<Links> = await list(headers, { sort, first: 1, after });
      paged.push(...(aliasesIn(page) ?? []));
      after = page.data?.links.pageInfo.hasNextPage === true ? page.data.links.pageInfo.endCursor : null;
      expect(page.data?.links.totalCount).toBe(3);
    } while (after !== null);

    expect(aliasesIn(whole)).toEqual(expected);
    expect(paged).toEqual(expected);
  });

  test('shows links of the same time and name once each', async () => {
    const { headers } = await arrangeLinks(Array.from({ length: 5 }, () => ({ alias: 'same', createdAt: day(1) })));
    const first = await list(headers, { first: 3 });

    const second = await list(headers, { first: 3, after: first.data?.links.pageInfo.endCursor });

    const ids = [first, second].flatMap(({ data }) => data?.links.nodes.map((node) => JSON.stringify(node)));
    expect(new Set(ids).size).toBe(5);
    expect(second.data?.links.pageInfo.hasNextPage).toBe(false);
  });

  test('neither repeats nor skips links when others are added in between', async () => {
    const { headers, account } = await arrangeLinks(THREE);
    const first = await list(headers, { first: 2 });
    const em = testApp.em();
    await buildLink(em, { owner: em.merge(account), alias: 'new', createdAt: day(9) });

    const second = await list(headers, { first: 2, after: first.data?.links.pageInfo.endCursor });

    expect(aliasesIn(second)).toEqual(['beta']);
  });

  test.each([
    ['the name, whatever the letter case', 'EXAMPLE', ['example one']],
    ['the address', 'projects/two', ['two']],
    ['the organisation', 'three-org', ['three']],
    ['the repository', 'four-repo', ['four']],
    ['Chinese', '示例', ['示例社区']],
    ['nothing', '  ', ['示例社区', 'four', 'three', 'two', 'example one']],
    ['a wildcard', '%', []],
    ['another wildcard', '_', []],
    ['a backslash', '\\', []],
    ['something absent', 'nowhere', []],
  ])('is searched for %s', async (_name, search, expected) => {
    const community = await arrangeCommunity(testApp, {
      platform: AccountPlatform.GITHUB,
      organizations: ['three-org', 'other'],
    });
    const em = testApp.em();
    const owner = em.merge(community.account);
    const at = { owner, platform: 'github', organization: 'other' } as const;
    // All administrators of the organisation see its links, so each test searches for its own links.
    const own = crypto.randomUUID();
    await buildLink(em, { ...at, alias: 'example one', createdAt: day(1), projectUrl: `https://github.com/${own}/1` });
    await buildLink(em, {
      ...at,
      alias: 'two',
      createdAt: day(2),
      projectUrl: `https://github.com/projects/two/${own}`,
    });
    await buildLink(em, {
      ...at,
      alias: 'three',
      organization: 'three-org',
      createdAt: day(3),
      projectUrl: `https://x.org/${own}/3`,
    });
    await buildLink(em, {
      ...at,
      alias: 'four',
      repository: 'four-repo',
      createdAt: day(4),
      projectUrl: `https://x.org/${own}/4`,
    });
    await buildLink(em, { ...at, alias: '示例社区', createdAt: day(5), projectUrl: `https://x.org/${own}/5` });

    const answer = await list(community.headers, { search });

    expect(answer.codes).toEqual([]);
    expect(aliasesIn(answer)).toEqual(expected);
    expect(answer.data?.links.totalCount).toBe(expected.length);
    await em.execute('update link set unlinked_at = now() where project_url like ?', [`%${own}%`]);
  });

  test('holds neither links of others nor links that have ended', async () => {
    await arrangeLinks([{ alias: 'foreign' }]);
    const { headers } = await arrangeLinks([{ alias: 'own' }, { alias: 'ended', unlinkedAt: new Date() }]);

    expect(aliasesIn(await list(headers))).toEqual(['own']);
  });

  test('holds the links of an organisation for all who administer it on that platform, and nobody else', async () => {
    const organizations = ['shared-org'];
    const facts = { platform: AccountPlatform.GITEE, organizations };
    const [maker, other] = [await arrangeCommunity(testApp, facts), await arrangeCommunity(testApp, facts)];
    const elsewhere = await arrangeCommunity(testApp, { platform: AccountPlatform.GITHUB, organizations });
    const former = await arrangeCommunity(testApp, { platform: AccountPlatform.GITEE, organizations: [] });
    const em = testApp.em();
    const place = { platform: 'gitee', organization: 'shared-org' } as const;
    await buildLink(em, { owner: em.merge(maker.account), alias: 'shared', ...place });

    const lists = await Promise.all([maker, other, elsewhere, former].map(({ headers }) => list(headers)));

    expect(lists.map(aliasesIn)).toEqual([['shared'], ['shared'], [], []]);
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ search: 'a\u0000b' }, 'search'],
    [{ after: '' }, 'after'],
    [{ after: 'nonsense' }, 'after'],
    [{ after: cursor([]) }, 'after'],
    [{ after: cursor(['2026-01-01T00:00:00.000Z']) }, 'after'],
    [{ after: cursor(['yesterday', crypto.randomUUID()]) }, 'after'],
    [{ after: cursor(['2026-99-01T00:00:00.000Z', crypto.randomUUID()]) }, 'after'],
    [{ after: cursor(['0000-01-01T00:00:00.000Z', crypto.randomUUID()]) }, 'after'],
    [{ after: cursor([1, crypto.randomUUID()]) }, 'after'],
    [{ after: cursor([null, crypto.randomUUID()]) }, 'after'],
    [{ after: cursor(['2026-01-01T00:00:00.000Z', "' or true"]) }, 'after'],
    [{ after: cursor(['2026-01-01T00:00:00.000Z', { $ne: null }]) }, 'after'],
    [{ after: cursor([{ $ne: null }, crypto.randomUUID()]) }, 'after'],
    [{ after: cursor({ 0: 'a', length: 2 }) }, 'after'],
    [{ sort: 'ALIAS_ASC', after: cursor(['a\u0000', crypto.randomUUID()]) }, 'after'],
  ])('refuses %j', async (variables, field) => {
    const { headers } = await arrangeLinks([{}]);

    const answer = await list(headers, variables);

    expect(answer.errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', field } }]);
  });

  test('takes no more statements for many links than for one', async () => {
    const one = await arrangeLinks([{}]);
    const many = await arrangeLinks(Array.from({ length: 12 }, () => ({})));
    const em = testApp.em();
    for (const { account } of [one, many]) {
      for (const link of await em.find(Link, { owner: account.id })) {
        const cla = await buildCla(em, link);
        await buildIndividualSigning(em, cla);
        await buildCorporation(em, link);
      }
    }

    const totals: unknown[] = [];
    const countFor = async ({ headers }: typeof one): Promise<number> => {
      const statements = await statementsOf(em, async () => totals.push((await list(headers)).data?.links.totalCount));
      return statements.length;
    };
    const [forOne, forMany] = [await countFor(one), await countFor(many)];

    expect(totals).toEqual([1, 12]);
    expect(forOne).toBeGreaterThan(0);
    expect(forMany).toBe(forOne);
  });
});

function cursor(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

const SEARCH = `query ($search: String!, $first: Int, $after: String) {
  listedLinks(search: $search, first: $first, after: $after) {
    nodes { id alias projectUrl platform organization repository } totalCount pageInfo { hasNextPage endCursor }
  }
}`;

interface Found {
  readonly listedLinks: {
    readonly nodes: readonly (object & { readonly id: string; readonly alias: string })[];
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const HARBOUR = {
  alias: '港湾 Harbour',
  projectUrl: 'https://github.com/harbour-org/pilot',
  organization: 'harbour-org',
  repository: 'pilot',
} as const;

const harbour = await arrangeLink({ ...HARBOUR, platform: LinkPlatform.GITHUB });

const search = (text: string, page: object = {}, app = testApp) =>
  graphql<Found>(app.app, SEARCH, { search: text, first: 20, ...page });

async function aliasesFor(text: string): Promise<readonly string[] | undefined> {
  return (await search(text)).data?.listedLinks.nodes.map(({ alias }) => alias);
}

async function arrangeLink(
  facts: Parameters<typeof buildLink>[1],
  state: Cla['state'] = ClaState.CURRENT,
): Promise<Link> {
  const em = testApp.em();
  const link = await buildLink(em, { listed: true, ...facts });
  await buildCla(em, link, { state });
  return link;
}

test.each([
  ['its name', 'hArB'],
  ['its organisation', 'harbour-org'],
  ['its repository', 'pilot'],
  ['the address of its project', 'github.com/harbour-org/pil'],
])('everybody finds a listed link by part of %s', async (_what, text) => {
  const { data } = await search(text);

  expect(data?.listedLinks.nodes).toEqual([{ id: harbour.linkId, ...HARBOUR, platform: 'GITHUB' }]);
});

test.each<[string, Parameters<typeof buildLink>[1], Cla['state']?]>([
  ['whose managers did not list it', { listed: false }],
  ['that is paused', { signingState: LinkSigningState.PAUSED }],
  ['that is closed', { signingState: LinkSigningState.CLOSED }],
  ['that is frozen', { frozenAt: new Date() }],
  ['that was unlinked', { unlinkedAt: new Date() }],
  ['whose CLAs were all removed', {}, ClaState.REMOVED],
])('nobody finds a link %s', async (_state, facts, cla) => {
  await arrangeLink({ alias: 'Lighthouse', ...facts }, cla);

  expect(await aliasesFor('lighthouse')).toEqual([]);
});

test('a link is listed from when its managers say so until they take it back', async () => {
  const { account, headers } = await arrangeCommunity(testApp);
  const em = testApp.em();
  const link = await buildLink(em, { owner: em.merge(account), alias: 'Windmill' });
  await buildCla(em, link);
  const setListed = (listed: boolean) =>
    mutate<object>(testApp, 'updateLink', {
      input: { linkId: link.linkId, listed },
      selection: 'link { listed }',
      headers,
    });
  expect(await aliasesFor('windmill')).toEqual([]);

  const answer = await setListed(true);

  expect(answer.data).toEqual({ updateLink: { link: { listed: true } } });
  expect(await aliasesFor('windmill')).toEqual(['Windmill']);
  await setListed(false);
  expect(await aliasesFor('windmill')).toEqual([]);
});

test('signs of patterns are what they look like', async () => {
  await arrangeLink({ alias: 'Tide 100%' });
  await arrangeLink({ alias: 'Tide_tables' });
  await arrangeLink({ alias: 'Tide 1000' });

  expect(await aliasesFor('tide 100%')).toEqual(['Tide 100%']);
  expect(await aliasesFor('tide_')).toEqual(['Tide_tables']);
  expect(await aliasesFor('tide\\')).toEqual([]);
});

test('the results are sorted by name and come in pages', async () => {
  for (const alias of ['Quay c', 'Quay a', 'Quay b']) {
    await arrangeLink({ alias });
  }

  const { data } = await search('quay', { first: 2 });

  expect(data?.listedLinks).toMatchObject({
    nodes: [{ alias: 'Quay a' }, { alias: 'Quay b' }],
    totalCount: 3,
    pageInfo: { hasNextPage: true },
  });
  const rest = await search('quay', { first: 2, after: data?.listedLinks.pageInfo.endCursor });
  expect(rest.data?.listedLinks).toMatchObject({ nodes: [{ alias: 'Quay c' }], pageInfo: { hasNextPage: false } });
});

test.each<[string, string, object, string]>([
  ['a blank text', ' ', {}, 'search'],
  ['a text of 201 characters', 'x'.repeat(201), {}, 'search'],
  ['a control character', 'a\u0000', {}, 'search'],
  ['a page of none', 'a', { first: 0 }, 'first'],
  ['the cursor of another list', 'a', { after: 'W10=' }, 'after'],
])('%s is refused', async (_name, text, page, field) => {
  const { errors } = await search(text, page);

  expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'bad_request_parameter', field }]);
});

test('a source has sixty searches a minute', async () => {
  const limited = await testApp.startAnother({ RATE_LIMIT_SCALE: '1' });
  for (let asked = 0; asked < 60; asked += 1) {
    expect((await search('x', {}, limited)).codes).toEqual([]);
  }

  const { errors } = await search('x', {}, limited);

  expect(errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.any(Number) });
});
