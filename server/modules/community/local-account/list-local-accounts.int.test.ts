import { expect, test } from 'vitest';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeAdministrator } from './testing/administrator.ts';

const LIST = `query ($search: String, $first: Int, $after: String) {
  localAccounts(search: $search, first: $first, after: $after) {
    nodes { account isViewer isServiceAdministrator openSessions links }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`;

interface Answer {
  readonly localAccounts: {
    readonly nodes: readonly Record<string, unknown>[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly totalCount: number;
  };
}

const testApp = await createTestApp();

const list = async (variables: object, headers: SessionHeaders) =>
  ((await graphql(testApp.app, LIST, { ...variables }, headers)).data as Answer).localAccounts;

test('an administrator sees every local account with its sessions and links, the newest first', async () => {
  const { account: administrator, headers } = await arrangeAdministrator(testApp);
  const em = testApp.em();
  const owner = await buildAccount(em, { email: 'owner-of-links@example.net' });
  await buildLink(em, { owner });
  await buildLink(em, { owner });
  await buildLink(em, { owner, unlinkedAt: new Date() });
  await signIn(testApp, owner);
  await signIn(testApp, owner, { revokedAt: new Date() });
  const elsewhere = await buildAccount(em, { platform: AccountPlatform.GITHUB });

  const { nodes, totalCount } = await list({}, headers);

  expect(nodes).toEqual([
    { account: owner.account, isViewer: false, isServiceAdministrator: false, openSessions: 1, links: 2 },
    { account: administrator.account, isViewer: true, isServiceAdministrator: true, openSessions: 1, links: 0 },
  ]);
  expect(totalCount).toBe(2);
  expect(nodes).not.toContainEqual(expect.objectContaining({ account: elsewhere.account }));
  expect((await list({ search: 'OWNER-OF-LINKS' }, headers)).nodes).toMatchObject([{ account: owner.account }]);
});

test('the list goes on page by page', async () => {
  const { headers } = await arrangeAdministrator(testApp);
  for (const number of [1, 2, 3]) {
    await buildAccount(testApp.em(), { name: `Paged Manager ${number}` });
  }

  const first = await list({ search: 'Paged', first: 2 }, headers);
  const second = await list({ search: 'Paged', first: 2, after: first.pageInfo.endCursor }, headers);

  expect([first.nodes.length, first.pageInfo.hasNextPage, first.totalCount]).toEqual([2, true, 3]);
  expect([second.nodes.length, second.pageInfo.hasNextPage]).toEqual([1, false]);
});
