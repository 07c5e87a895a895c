import { expect, test } from 'vitest';
import { LinkPlatform } from '#rules/code-platform.ts';
import { type Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { type Link, LinkSigningState } from './link.entity.ts';
import { arrangeCommunity, mutate } from './testing/community.ts';

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

const testApp = await createTestApp();
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
  const list = (listed: boolean) =>
    mutate<object>(testApp, 'updateLink', {
      input: { linkId: link.linkId, listed },
      selection: 'link { listed }',
      headers,
    });
  expect(await aliasesFor('windmill')).toEqual([]);

  const answer = await list(true);

  expect(answer.data).toEqual({ updateLink: { link: { listed: true } } });
  expect(await aliasesFor('windmill')).toEqual(['Windmill']);
  await list(false);
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
  const limited = await createTestApp({ RATE_LIMIT_SCALE: '1' });
  for (let asked = 0; asked < 60; asked += 1) {
    expect((await search('x', {}, limited)).codes).toEqual([]);
  }

  const { errors } = await search('x', {}, limited);

  expect(errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.any(Number) });
});
