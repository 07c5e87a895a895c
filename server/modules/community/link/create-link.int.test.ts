import { describe, expect, test } from 'vitest';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Link } from './link.entity.ts';
import { arrangeCommunity, FIELDS, mutate, newPdf, startClaHost } from './testing/community.ts';
import { LinkCreation, newProjectUrl } from './testing/link-creation.ts';

const host = await startClaHost();
const testApp = await createTestApp({
  CLA_SOURCES: `https://github.com/ ${host.origin}/`,
  GITHUB_CLIENT_ID: 'client',
  GITHUB_CLIENT_SECRET: 'secret',
  GITHUB_URL: 'https://github.example.org',
});
const creation = new LinkCreation(testApp);

describe('a link is created', () => {
  test("with the service's own address for now, where the operator has set one", async () => {
    const community = await arrangeCommunity(testApp);
    const input = await creation.inputOf(community, { senderAddress: 'No-Reply@localhost' });

    const answer = await creation.create(input, community.headers);

    expect(answer.codes).toEqual([]);
    expect(answer.data?.['createLink']?.link).toMatchObject({ senderAddress: null, senderProvider: null });
  });

  test('of a local account, with CLAs of both types, downloaded and uploaded', async () => {
    const community = await arrangeCommunity(testApp);
    const pdf = await newPdf();
    host.answer = (_request, response) => response.end(pdf);
    const corporate = {
      type: 'CORPORATION',
      language: 'EN',
      sourceUrl: `${host.origin}/corporation.en.pdf`,
      fields: FIELDS.CORPORATION,
    };
    const uploaded = await creation.individual(community);
    const projectUrl = newProjectUrl();

    const answer = await creation.create(
      await creation.inputOf(community, {
        projectUrl: `${projectUrl}/`,
        alias: ' 示例 Community ',
        clas: [uploaded, corporate],
      }),
      community.headers,
    );

    expect(answer.codes).toEqual([]);
    expect(answer.data?.['createLink']?.link).toMatchObject({
      id: expect.stringMatching(/^web_community-[1-9]\d{18}$/),
      senderAddress: community.senderAddress,
      senderProvider: 'SMTP',
      gracePeriodDays: 30,
      ownerAccount: community.account.account,
      unlinkable: true,
      signingCounts: { individual: 0, corporation: 0, employee: 0 },
      corporationCounts: { uncompleted: 0, completed: 0, deleted: 0 },
      link: {
        alias: '示例 Community',
        projectUrl,
        platform: 'WEB',
        organization: null,
        repository: null,
        signingTypes: ['INDIVIDUAL', 'CORPORATION'],
        languages: ['ZH', 'EN'],
      },
      claVersions: [
        {
          state: 'CURRENT',
          sourceUrl: null,
          signingCount: 0,
          removable: true,
          cla: {
            number: 0,
            version: 1,
            sha256: uploaded.documentSha256,
            fields: [{ id: '0', type: 'NAME' }, { id: '1' }],
          },
        },
        { sourceUrl: corporate.sourceUrl, cla: { number: 1, version: 1, sha256: await fingerprint(pdf) } },
      ],
    });
    expect(await readDocument(testApp.em(), await fingerprint(pdf))).toMatchObject({ mediaType: 'application/pdf' });
    expect(await creation.stored(community.account)).toEqual({ links: 1, clas: 2, events: 3 });
  });

  test('within an organisation that the manager administers', async () => {
    const community = await arrangeCommunity(testApp, {
      platform: AccountPlatform.GITHUB,
      organizations: ['example-org'],
    });

    const answer = await creation.create(
      await creation.inputOf(community, {
        platform: 'GITHUB',
        organization: 'example-org',
        repository: 'cla',
        projectUrl: 'https://github.example.org/example-org/cla',
      }),
      community.headers,
    );

    expect(answer.data?.['createLink']?.link).toMatchObject({
      id: expect.stringMatching(/^github_example-org-\d{19}$/),
      link: { platform: 'GITHUB', organization: 'example-org', repository: 'cla' },
    });
  });

  test('of the same project under another alias, and again after the first has ended', async () => {
    const community = await arrangeCommunity(testApp);
    const input = await creation.inputOf(community);
    const first = await creation.create(input, community.headers);

    const other = await creation.create({ ...input, alias: 'Another Community' }, community.headers);
    const id = first.data?.['createLink']?.link.id;
    await mutate(testApp, 'unlinkLink', {
      input: { linkId: id },
      selection: 'unlinkedLinkId',
      headers: community.headers,
    });
    const again = await creation.create(input, community.headers);

    expect([first.codes, other.codes, again.codes]).toEqual([[], [], []]);
    expect(again.data?.['createLink']?.link.id).not.toBe(id);
  });

  test('each of 12 requests with the same two texts at once, in any order', async () => {
    const community = await arrangeCommunity(testApp);
    const [chinese, english] = [
      await creation.individual(community),
      await creation.individual(community, { language: 'EN' }),
    ];
    const inputs = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        creation.inputOf(community, { clas: index % 2 === 0 ? [chinese, english] : [english, chinese] }),
      ),
    );

    const answers = await Promise.all(inputs.map((input) => creation.create(input, community.headers)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
  });
});

test('of twenty concurrent links of a project one wins; the others get link_exists', async () => {
  const communities = await Promise.all(Array.from({ length: 20 }, () => arrangeCommunity(testApp)));
  const projectUrl = newProjectUrl();
  const inputs = await Promise.all(communities.map((community) => creation.inputOf(community, { projectUrl })));

  const answers = await Promise.all(
    communities.map(({ headers }, index) => creation.create(inputs[index] ?? {}, headers)),
  );

  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'link_exists'));
  expect(await testApp.em().count(Link, { projectUrl })).toBe(1);
  expect(await testApp.em().count(Cla, { link: { projectUrl } })).toBe(1);
});

test('two links of the same text share one document', async () => {
  const community = await arrangeCommunity(testApp);
  const clas = [await creation.individual(community)];

  const answers = await Promise.all([
    creation.create(await creation.inputOf(community, { clas }), community.headers),
    creation.create(await creation.inputOf(community, { clas }), community.headers),
  ]);

  expect(answers.map(({ codes }) => codes)).toEqual([[], []]);
});
