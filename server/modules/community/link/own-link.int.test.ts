import { expect, test } from 'vitest';
import type { AppContext } from '#server/context.ts';
import type { AccountPlatform, CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { requestContext } from '#server/test/request-context.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Link } from './link.entity.ts';
import { getOwnLink, ownLinkFilter } from './own-link.ts';

const testApp = await createTestApp();

async function contextOf(account: CommunityAccount, organizations: string[]): Promise<AppContext> {
  return requestContext(testApp, await signIn(testApp, account, { organizations }));
}

type Facts = Pick<Link, 'platform' | 'organization'> & Partial<Pick<Link, 'unlinkedAt'>>;
const WEB: Facts = { platform: 'web', organization: null };
const GITHUB: Facts = { platform: 'github', organization: 'example-org' };
const GITEE: Facts = { platform: 'gitee', organization: 'example-org' };
const UNLINKED: Facts = { ...WEB, unlinkedAt: new Date() };

test.each<[string, Facts, AccountPlatform, 'owner' | 'other', string[], string | undefined]>([
  ['a web link belongs to its owner', WEB, 'local', 'owner', [], undefined],
  ['and to nobody else', WEB, 'local', 'other', [], 'no_permission'],
  ['even if they administer an organisation', WEB, 'github', 'other', ['example-org'], 'no_permission'],
  ['an organisation’s link belongs to its administrators', GITHUB, 'github', 'other', ['a', 'example-org'], undefined],
  ['and not to administrators of others', GITHUB, 'github', 'other', ['other-org'], 'no_permission'],
  ['on that platform only', GITEE, 'github', 'other', ['example-org'], 'no_permission'],
  ['but not to an owner who has left', GITHUB, 'github', 'owner', [], 'no_permission'],
  ['an unlinked link belongs to nobody', UNLINKED, 'local', 'owner', [], 'no_link'],
])('%s', async (_name, facts, platform, who, organizations, code) => {
  const em = testApp.em();
  const account = await buildAccount(em, { platform });
  const link = await buildLink(em, { ...facts, ...(who === 'owner' ? { owner: account } : {}) });
  const ctx = await contextOf(account, organizations);

  const outcome = await getOwnLink(ctx, link.linkId).then(
    (own) => own.link.id === link.id && own.account.id === account.id,
    (error: { code: string }) => error.code,
  );

  expect(outcome).toBe(code ?? true);
  const listed = await ctx.em.count(Link, {
    $and: [{ id: link.id }, ownLinkFilter(await requireCommunityManager(ctx))],
  });
  expect(listed).toBe(code === undefined ? 1 : 0);
});

test('an unknown link is no_link', async () => {
  const ctx = await contextOf(await buildAccount(testApp.em()), []);

  await expect(getOwnLink(ctx, 'web_none-1000000000000000000')).rejects.toMatchObject({ code: 'no_link' });
});
