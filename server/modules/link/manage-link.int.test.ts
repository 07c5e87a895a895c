import { beforeAll, describe, expect, test } from 'vitest';
import { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import { AccountPlatform } from '#server/modules/account/community-account.entity.ts';
import { AuditEvent } from '#server/modules/audit/audit-event.entity.ts';
import { CorporationSigningState } from '#server/modules/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee-signing-state.rules.ts';
import {
  buildCla,
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildLink,
} from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import type { Link } from './link.entity.ts';
import { arrangeCommunity, mutate, strangers, type Community } from './testing/community.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});

interface Managed extends Community {
  readonly link: Link;
}

async function arrangeLink(facts: Partial<Pick<Link, 'alias' | 'projectUrl'>> = {}): Promise<Managed> {
  const community = await arrangeCommunity(testApp);
  const em = testApp.em();
  return { ...community, link: await buildLink(em, { owner: em.merge(community.account), ...facts }) };
}

type Headers = Readonly<Record<string, string>>;
interface Details {
  readonly link: object;
}

const DETAILS = `id senderAddress senderProvider gracePeriodDays ownerAccount unlinkable link { alias }
  signingCounts { individual corporation employee } corporationCounts { uncompleted completed deleted }
  claVersions { state signingCount removable cla { version language type sha256 createdAt } }`;

const update = ({ link, headers }: Managed, more: object, as: Headers = headers) =>
  mutate<Details>(testApp, 'updateLink', {
    input: { linkId: link.linkId, ...more },
    selection: `link { ${DETAILS} }`,
    headers: as,
  });
const unlink = ({ link, headers }: Managed, as: Headers = headers) =>
  mutate<string>(testApp, 'unlinkLink', { input: { linkId: link.linkId }, selection: 'unlinkedLinkId', headers: as });
const details = ({ link, headers }: Managed, as: Headers = headers) =>
  graphql<{ linkDetails: object }>(
    testApp.app,
    `query ($id: ID!) { linkDetails(id: $id) { ${DETAILS} } }`,
    { id: link.linkId },
    as,
  );
const storedOf = async ({ link: { id } }: Managed): Promise<Record<string, unknown>> => {
  const rows = await testApp.em().execute<Record<string, unknown>[]>('select * from link where id = ?', [id]);
  return rows[0] ?? {};
};
const eventsOf = ({ link }: Managed) => testApp.em().find(AuditEvent, { subject: link.id });

describe('a link is changed', () => {
  test('in its name, grace period and sender', async () => {
    const managed = await arrangeLink();

    const answer = await update(managed, {
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
    expect(await eventsOf(managed)).toMatchObject([
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

  test('in nothing when nothing is given, or only current values', async () => {
    const managed = await arrangeLink();
    const before = await storedOf(managed);

    const answers = [
      await update(managed, {}),
      await update(managed, { alias: null, gracePeriodDays: null, senderAddress: null }),
      await update(managed, { alias: before['alias'], gracePeriodDays: 30 }),
    ];

    expect(answers.map(({ codes }) => codes)).toEqual([[], [], []]);
    expect(await eventsOf(managed)).toEqual([]);
  });

  test('by another administrator of its organisation, who keeps or replaces the sender', async () => {
    const facts = { platform: AccountPlatform.GITHUB, organizations: ['example-org'] };
    const [owner, other] = [await arrangeCommunity(testApp, facts), await arrangeCommunity(testApp, facts)];
    const em = testApp.em();
    const place = { platform: 'github', organization: 'example-org' } as const;
    const link = await buildLink(em, { owner: em.merge(owner.account), ...place });
    await update({ ...owner, link }, { senderAddress: owner.senderAddress });

    const kept = await update({ ...other, link }, { gracePeriodDays: 7, senderAddress: owner.senderAddress });
    const changed = await update({ ...other, link }, { senderAddress: other.senderAddress });

    expect(kept.data?.['updateLink']?.link).toMatchObject({ gracePeriodDays: 7, senderAddress: owner.senderAddress });
    expect(changed.data?.['updateLink']?.link).toMatchObject({ senderAddress: other.senderAddress });
  });

  test.each<[string, object, string]>([
    ['a blank name', { alias: ' ' }, 'alias'],
    ['a name that is too long', { alias: 'x'.repeat(101) }, 'alias'],
    ['a name of two lines', { alias: 'a\nb' }, 'alias'],
    ['a name that documents cannot print', { alias: 'Community 😀' }, 'alias'],
    ['a negative number of days', { gracePeriodDays: -1 }, 'gracePeriodDays'],
    ['more than ten years', { gracePeriodDays: 3651 }, 'gracePeriodDays'],
    ['a sender that nobody authorised', { senderAddress: 'nobody@example.org' }, 'senderAddress'],
    ['no sender', { senderAddress: '' }, 'senderAddress'],
  ])('not to %s', async (_name, more, field) => {
    const managed = await arrangeLink();
    const before = await storedOf(managed);

    const answer = await update(managed, { gracePeriodDays: 1, alias: 'New name', ...more });

    expect(answer.errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', field } }]);
    expect(await storedOf(managed)).toEqual(before);
    expect(await eventsOf(managed)).toEqual([]);
  });

  test('not to a sender that another community authorised', async () => {
    const managed = await arrangeLink();
    const { senderAddress } = await arrangeCommunity(testApp);

    const answer = await update(managed, { senderAddress });

    expect(answer.errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', field: 'senderAddress' } }]);
  });

  test('not to a name under which the project is already linked', async () => {
    const first = await arrangeLink({ alias: 'Taken' });
    const managed = await arrangeLink({ projectUrl: first.link.projectUrl });

    expect((await update(managed, { alias: 'Taken', gracePeriodDays: 1 })).codes).toEqual(['link_exists']);
    expect(await storedOf(managed)).toMatchObject({ alias: managed.link.alias, grace_period_days: 30 });
  });
});

describe('a link is ended', () => {
  test('when nobody has signed there, and is no_link from then on', async () => {
    const managed = await arrangeLink();
    await buildCla(testApp.em(), managed.link);

    const answer = await unlink(managed);

    expect(answer.data?.['unlinkLink']).toEqual({ unlinkedLinkId: managed.link.linkId });
    expect(await eventsOf(managed)).toMatchObject([{ action: 'LINK_UNLINKED', actor: managed.account.id }]);
    const link = await graphql(testApp.app, 'query ($id: ID!) { link(id: $id) { alias } }', {
      id: managed.link.linkId,
    });
    const afterwards = [link, await details(managed), await update(managed, {}), await unlink(managed)];
    expect(afterwards.map(({ codes }) => codes)).toEqual([['no_link'], ['no_link'], ['no_link'], ['no_link']]);
  });

  test('by one of twenty concurrent requests', async () => {
    const managed = await arrangeLink();

    const answers = await Promise.all(Array.from({ length: 20 }, () => unlink(managed)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'no_link'));
    expect(await eventsOf(managed)).toHaveLength(1);
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
    const managed = await arrangeLink();
    await arrange(managed.link);

    expect((await unlink(managed)).codes).toEqual(['link_is_used']);
    expect(await storedOf(managed)).toMatchObject({ unlinked_at: null });
    expect(await eventsOf(managed)).toEqual([]);
    expect((await details(managed)).data?.linkDetails).toMatchObject({ unlinkable: false });
  });
});

describe('the details of a link', () => {
  test('hold every version of its CLAs and how often each was signed', async () => {
    const managed = await arrangeLink();
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

    const answer = await details(managed);

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

test('only its managers manage a link', async () => {
  const managed = await arrangeLink();
  const before = await storedOf(managed);

  for (const [name, headers, code] of await strangers(testApp)) {
    const answers = [
      await update(managed, { alias: 'Taken over' }, headers),
      await unlink(managed, headers),
      await details(managed, headers),
    ];
    expect(
      answers.map(({ codes }) => codes),
      name,
    ).toEqual([[code], [code], [code]]);
  }
  expect(await storedOf(managed)).toEqual(before);
});

test('a link of an organisation is lost to its creator once they no longer administer it', async () => {
  const owner = await arrangeCommunity(testApp, { platform: AccountPlatform.GITEE, organizations: [] });
  const em = testApp.em();
  const place = { platform: 'gitee', organization: 'example-org' } as const;
  const link = await buildLink(em, { owner: em.merge(owner.account), ...place });

  expect((await details({ ...owner, link })).codes).toEqual(['no_permission']);
});
