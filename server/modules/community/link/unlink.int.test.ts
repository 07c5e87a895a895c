import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Link } from './link.entity.ts';
import { arrangeCommunity } from './testing/community.ts';
import { LinkManagement } from './testing/link-management.ts';

const testApp = await createTestApp();
const links = new LinkManagement(testApp);

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
