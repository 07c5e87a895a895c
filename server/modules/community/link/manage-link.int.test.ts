import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import { AccountPlatform, type CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { SenderCredential } from '#server/modules/community/sender/sender-credential.entity.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { requestContext } from '#server/test/request-context.ts';
import { signIn } from '#server/test/sign-in.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildImportedIdentity,
  buildIndividualSigning,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Link } from './link.entity.ts';
import { getOwnLink, ownLinkFilter } from './own-link.ts';
import { arrangeCommunity } from './testing/community.ts';
import { LinkManagement } from './testing/link-management.ts';

const testApp = await createTestApp();
const links = new LinkManagement(testApp);

describe('a link is changed', () => {
  test('in its name, grace period and sender', async () => {
    const managed = await links.arrangeLink();

    const answer = await links.update(managed, {
      alias: ' 新名称 ',
      gracePeriodDays: 0,
      senderAddress: managed.senderAddress.toUpperCase(),
    });

    expect(answer.data?.['updateLink']?.link).toMatchObject({
      id: managed.link.linkId,
      link: { alias: '新名称' },
      gracePeriodDays: 0,
      senderAddress: managed.senderAddress,
      senderProvider: 'SMTP',
    });
    expect(await links.eventsOf(managed)).toMatchObject([
      {
        action: 'LINK_UPDATED',
        actor: managed.account.id,
        details: { changed: 'alias,gracePeriodDays,senderAddress' },
      },
    ]);
    expect((await testApp.mailsTo(managed.account.email ?? '')).map(({ template }) => template)).toContain(
      'sender_changed',
    );
  });

  test('in what is erased', async () => {
    const managed = await links.arrangeLink();

    const answer = await links.update(managed, { retentionDays: 36_500, legalHold: true });

    expect(answer.data?.['updateLink']?.link).toMatchObject({ retentionDays: 36_500, legalHold: true });
    expect(await links.eventsOf(managed)).toMatchObject([{ details: { changed: 'retentionDays,legalHold' } }]);
  });

  test('in nothing when nothing is given, or only current values', async () => {
    const managed = await links.arrangeLink();
    const before = await links.storedOf(managed);

    const answers = [
      await links.update(managed, {}),
      await links.update(managed, { alias: null, gracePeriodDays: null, senderAddress: null }),
      await links.update(managed, { alias: before['alias'], gracePeriodDays: 30 }),
    ];

    expect(answers.map(({ codes }) => codes)).toEqual([[], [], []]);
    expect(await links.eventsOf(managed)).toEqual([]);
  });

  test('by another administrator of its organisation, who keeps or replaces the sender', async () => {
    const facts = { platform: AccountPlatform.GITHUB, organizations: ['example-org'] };
    const [owner, other] = [await arrangeCommunity(testApp, facts), await arrangeCommunity(testApp, facts)];
    const em = testApp.em();
    const place = { platform: 'github', organization: 'example-org' } as const;
    const link = await buildLink(em, { owner: em.merge(owner.account), ...place });
    await links.update({ ...owner, link }, { senderAddress: owner.senderAddress });

    const kept = await links.update({ ...other, link }, { gracePeriodDays: 7, senderAddress: owner.senderAddress });
    const changed = await links.update({ ...other, link }, { senderAddress: other.senderAddress });

    expect(kept.data?.['updateLink']?.link).toMatchObject({ gracePeriodDays: 7, senderAddress: owner.senderAddress });
    expect(changed.data?.['updateLink']?.link).toMatchObject({ senderAddress: other.senderAddress });
  });

  test('to the latest authorisation of its present sender, no matter who names the address', async () => {
    const managed = await links.arrangeLink();
    await links.update(managed, { senderAddress: managed.senderAddress });
    const em = testApp.em();
    const earlier = await em.findOneOrFail(SenderCredential, { account: managed.account.id });
    const { id, address, addressKey, provider, secret } = earlier;
    const sender = { address, addressKey, provider, secret, authorizedAt: new Date(Date.now() + 1000) };
    const left = em.create(SenderCredential, { ...sender, account: await buildAccount(em) });
    await em.flush();
    await em.nativeUpdate(Link, managed.link.id, { senderCredential: left.id });
    const usedAfterNaming = async () => {
      await links.update(managed, { senderAddress: managed.senderAddress });
      return (await testApp.em().findOneOrFail(Link, managed.link.id)).senderCredential?.id;
    };

    expect(await usedAfterNaming()).toBe(left.id);
    await em.nativeUpdate(SenderCredential, id, { authorizedAt: new Date(Date.now() + 2000) });
    expect(await usedAfterNaming()).toBe(id);
  });

  test.each<[string, object, string]>([
    ['a blank name', { alias: ' ' }, 'alias'],
    ['a name that is too long', { alias: 'x'.repeat(101) }, 'alias'],
    ['a name of two lines', { alias: 'a\nb' }, 'alias'],
    ['a name that documents cannot print', { alias: 'Community 😀' }, 'alias'],
    ['a negative number of days', { gracePeriodDays: -1 }, 'gracePeriodDays'],
    ['more than ten years', { gracePeriodDays: 3651 }, 'gracePeriodDays'],
    ['a negative retention', { retentionDays: -1 }, 'retentionDays'],
    ['a retention of more than a hundred years', { retentionDays: 36_501 }, 'retentionDays'],
    ['a sender that nobody authorised', { senderAddress: 'nobody@example.org' }, 'senderAddress'],
    ['no sender', { senderAddress: '' }, 'senderAddress'],
  ])('not to %s', async (_name, more, field) => {
    const managed = await links.arrangeLink();
    const before = await links.storedOf(managed);

    const answer = await links.update(managed, { gracePeriodDays: 1, alias: 'New name', ...more });

    expect(answer.errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', field } }]);
    expect(await links.storedOf(managed)).toEqual(before);
    expect(await links.eventsOf(managed)).toEqual([]);
  });

  test("to the service's own address and back, with a mail about each change", async () => {
    const managed = await links.arrangeLink();
    const { senderAddress } = managed;
    await links.update(managed, { senderAddress });

    const left = await links.update(managed, { senderAddress: 'no-reply@localhost' });
    const again = await links.update(managed, { senderAddress: 'no-reply@localhost' });
    const back = await links.update(managed, { senderAddress });

    expect(left.data?.['updateLink']?.link).toMatchObject({ senderAddress: null, senderProvider: null });
    expect(again.codes).toEqual([]);
    expect(back.data?.['updateLink']?.link).toMatchObject({ senderAddress });
    expect(await links.eventsOf(managed)).toHaveLength(3);
  });

  test('not to a sender that another community authorised', async () => {
    const managed = await links.arrangeLink();
    const { senderAddress } = await arrangeCommunity(testApp);

    const answer = await links.update(managed, { senderAddress });

    expect(answer.errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', field: 'senderAddress' } }]);
  });

  test('not to a name under which the project is already linked', async () => {
    const first = await links.arrangeLink({ alias: 'Taken' });
    const managed = await links.arrangeLink({ projectUrl: first.link.projectUrl });

    expect((await links.update(managed, { alias: 'Taken', gracePeriodDays: 1 })).codes).toEqual(['link_exists']);
    expect(await links.storedOf(managed)).toMatchObject({ alias: managed.link.alias, grace_period_days: 30 });
  });
});

describe('a link is ended', () => {
  test('when nobody has signed there, and is no_link from then on', async () => {
    const managed = await links.arrangeLink();
    await buildCla(testApp.em(), managed.link);

    const answer = await links.unlink(managed);

    expect(answer.data?.['unlinkLink']).toEqual({ unlinkedLinkId: managed.link.linkId });
    expect(await links.eventsOf(managed)).toMatchObject([{ action: 'LINK_UNLINKED', actor: managed.account.id }]);
    const link = await graphql(testApp.app, 'query ($id: ID!) { link(id: $id) { alias } }', {
      id: managed.link.linkId,
    });
    const afterwards = [
      link,
      await links.details(managed),
      await links.update(managed, {}),
      await links.unlink(managed),
    ];
    expect(afterwards.map(({ codes }) => codes)).toEqual([['no_link'], ['no_link'], ['no_link'], ['no_link']]);
  });

  test('by one of twenty concurrent requests', async () => {
    const managed = await links.arrangeLink();

    const answers = await Promise.all(Array.from({ length: 20 }, () => links.unlink(managed)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'no_link'));
    expect(await links.eventsOf(managed)).toHaveLength(1);
  });

  test('not by who owned it when it passes to somebody else meanwhile', async () => {
    const managed = await links.arrangeLink();
    const { id } = await buildAccount(testApp.em());
    let unlinked: ReturnType<LinkManagement['unlink']> | undefined;
    await testApp.em().transactional(async (em) => {
      await em.nativeUpdate(Link, managed.link.id, { owner: id });
      unlinked = links.unlink(managed);
      await delay(500);
    });

    expect((await unlinked)?.codes).toEqual(['no_permission']);
    expect(await links.storedOf(managed)).toMatchObject({ unlinked_at: null });
  });

  const signings: Readonly<Record<string, (link: Link) => Promise<unknown>>> = {
    'an individual': async (link) => buildIndividualSigning(testApp.em(), await buildCla(testApp.em(), link)),
    'an individual whose signing has ended': async (link) => {
      const em = testApp.em();
      const signing = await buildIndividualSigning(em, await buildCla(em, link));
      Object.assign(signing, { endedAt: new Date(), endedBy: 'signer', endReason: 'superseded' });
      await em.flush();
    },
    'an account that was imported': async (link) => buildImportedIdentity(testApp.em(), link),
    'a corporation that is not complete': async (link) =>
      buildCorporation(testApp.em(), link, { state: CorporationSigningState.UNCOMPLETED }),
    'a corporation that was deleted': async (link) =>
      buildCorporation(testApp.em(), link, { state: CorporationSigningState.DELETED }),
    'an employee who was removed': async (link) =>
      buildEmployeeSigning(testApp.em(), await buildCorporation(testApp.em(), link), {
        state: EmployeeSigningState.REMOVED,
      }),
  };

  test.each(Object.entries(signings))('not when it was signed by %s', async (_name, arrange) => {
    const managed = await links.arrangeLink();
    await arrange(managed.link);

    expect((await links.unlink(managed)).codes).toEqual(['link_is_used']);
    expect(await links.storedOf(managed)).toMatchObject({ unlinked_at: null });
    expect(await links.eventsOf(managed)).toEqual([]);
    expect((await links.details(managed)).data?.linkDetails).toMatchObject({ unlinkable: false });
  });
});

describe('the details of a link', () => {
  test('hold every version of its CLAs and how often each was signed', async () => {
    const managed = await links.arrangeLink();
    const em = testApp.em();
    const first = await buildCla(em, managed.link);
    await buildIndividualSigning(em, first);
    await buildIndividualSigning(em, first);
    const second = await buildCla(em, managed.link);
    await buildIndividualSigning(em, second);
    await buildCla(em, managed.link, { language: Language.EN });
    const corporate = await buildCla(em, managed.link, { type: ClaType.CORPORATION });
    const corporation = await buildCorporation(em, managed.link, { cla: corporate });
    await buildCorporation(em, managed.link, { cla: corporate, state: CorporationSigningState.DELETED });
    await buildEmployeeSigning(em, corporation);
    await buildEmployeeSigning(em, corporation, { state: EmployeeSigningState.REMOVED });

    const answer = await links.details(managed);

    expect(answer.data?.linkDetails).toMatchObject({
      id: managed.link.linkId,
      senderAddress: null,
      senderProvider: null,
      gracePeriodDays: 30,
      ownerAccount: managed.account.account,
      unlinkable: false,
      signingCounts: { individual: 3, corporation: 1, employee: 1 },
      corporationCounts: { uncompleted: 0, completed: 1, deleted: 1 },
      claVersions: [
        { state: 'SUPERSEDED', signingCount: 2, removable: false, cla: { version: 1, sha256: first.document.sha256 } },
        { state: 'CURRENT', signingCount: 3, removable: false, cla: { version: 2 } },
        { state: 'CURRENT', signingCount: 0, removable: true, cla: { version: 1, language: 'EN' } },
        { state: 'CURRENT', signingCount: 2, removable: false, cla: { version: 1, type: 'CORPORATION' } },
      ],
    });
  });

  test('are not shown for a link that does not exist', async () => {
    const { headers } = await arrangeCommunity(testApp);
    for (const id of ['unknown', '', 'a\u0000b']) {
      const query = 'query ($id: ID!) { linkDetails(id: $id) { id } }';
      expect((await graphql(testApp.app, query, { id }, headers)).codes).toEqual(['no_link']);
    }
  });
});

test('a link of an organisation is lost to its creator once they no longer administer it', async () => {
  const owner = await arrangeCommunity(testApp, { platform: AccountPlatform.GITEE, organizations: [] });
  const em = testApp.em();
  const place = { platform: 'gitee', organization: 'example-org' } as const;
  const link = await buildLink(em, { owner: em.merge(owner.account), ...place });

  expect((await links.details({ ...owner, link })).codes).toEqual(['no_permission']);
});

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
