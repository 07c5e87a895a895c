import { describe, expect, test } from 'vitest';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { SenderCredential } from '#server/modules/community/sender/sender-credential.entity.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Link } from './link.entity.ts';
import { arrangeCommunity, strangers } from './testing/community.ts';
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

test('only its managers manage a link', async () => {
  const managed = await links.arrangeLink();
  const before = await links.storedOf(managed);

  for (const [name, headers, code] of await strangers(testApp)) {
    const answers = [
      await links.update(managed, { alias: 'Taken over' }, headers),
      await links.unlink(managed, headers),
      await links.details(managed, headers),
    ];
    expect(
      answers.map(({ codes }) => codes),
      name,
    ).toEqual([[code], [code], [code]]);
  }
  expect(await links.storedOf(managed)).toEqual(before);
});
