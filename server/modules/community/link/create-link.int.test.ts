import { describe, expect, test } from 'vitest';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Link } from './link.entity.ts';
import {
  arrangeCommunity,
  arrangeUpload,
  type Community,
  FIELDS,
  mutate,
  newPdf,
  startClaHost,
} from './testing/community.ts';
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

const NOTHING = { links: 0, clas: 0, events: 0 };

describe('no link is created for', () => {
  test.each<[string, (input: object, community: Community) => object | Promise<object>, string, string | undefined]>([
    ['a blank alias', () => ({ alias: ' ' }), 'bad_request_parameter', 'alias'],
    ['an alias that is too long', () => ({ alias: 'x'.repeat(101) }), 'bad_request_parameter', 'alias'],
    ['an alias of two lines', () => ({ alias: 'a\nb' }), 'bad_request_parameter', 'alias'],
    ['an alias that documents cannot print', () => ({ alias: '😀 Community' }), 'bad_request_parameter', 'alias'],
    ['an invisible alias', () => ({ alias: '\u200B' }), 'bad_request_parameter', 'alias'],
    ['an invalid address of the project', () => ({ projectUrl: 'example.org' }), 'bad_request_parameter', 'projectUrl'],
    ['a code platform that is not their own', () => ({ platform: 'GITHUB' }), 'bad_request_parameter', 'platform'],
    ['an organisation of a local account', () => ({ organization: 'x' }), 'bad_request_parameter', 'organization'],
    ['a repository of a local account', () => ({ repository: 'x' }), 'bad_request_parameter', 'repository'],
    ['no CLA', () => ({ clas: [] }), 'bad_request_parameter', 'clas'],
    [
      'a sender that nobody authorised',
      () => ({ senderAddress: 'a@example.org' }),
      'bad_request_parameter',
      'senderAddress',
    ],
    ['a sender with a null character', () => ({ senderAddress: 'a\u0000' }), 'bad_request_parameter', 'senderAddress'],
    [
      'a sender that another community authorised',
      async () => ({ senderAddress: (await arrangeCommunity(testApp)).senderAddress }),
      'bad_request_parameter',
      'senderAddress',
    ],
    [
      'two CLAs of one type and language',
      async (_input, community) => ({
        clas: [await creation.individual(community), await creation.individual(community)],
      }),
      'cla_exists',
      'clas.1',
    ],
    [
      'a CLA without a text',
      async (_input, community) => ({ clas: [await creation.individual(community, { documentSha256: null })] }),
      'bad_request_parameter',
      'clas.0.sourceUrl',
    ],
    [
      'a CLA with two texts',
      async (_input, community) => ({
        clas: [await creation.individual(community, { sourceUrl: 'https://github.com/a.pdf' })],
      }),
      'bad_request_parameter',
      'clas.0.sourceUrl',
    ],
    [
      'a CLA whose second has no fields',
      async (_input, community) => ({
        clas: [
          await creation.individual(community),
          await creation.individual(community, { language: 'EN', fields: [] }),
        ],
      }),
      'bad_request_parameter',
      'clas.1.fields',
    ],
    [
      'a CLA that repeats a field',
      async (_input, community) => ({
        clas: [await creation.individual(community, { fields: [...FIELDS.INDIVIDUAL, FIELDS.INDIVIDUAL[0]] })],
      }),
      'title_type_repeat',
      'clas.0.fields.2.type',
    ],
    [
      'a text that was never uploaded',
      async (_input, community) => ({
        clas: [await creation.individual(community, { documentSha256: 'a'.repeat(64) })],
      }),
      'bad_request_parameter',
      'clas.0.documentSha256',
    ],
    [
      'an invalid fingerprint',
      async (_input, community) => ({ clas: [await creation.individual(community, { documentSha256: "' or 1" })] }),
      'bad_request_parameter',
      'clas.0.documentSha256',
    ],
    [
      'a text that another manager uploaded',
      async (_input, community) => {
        const documentSha256 = await arrangeUpload(testApp, await arrangeCommunity(testApp));
        return { clas: [await creation.individual(community, { documentSha256 })] };
      },
      'bad_request_parameter',
      'clas.0.documentSha256',
    ],
    [
      'a text that was uploaded more than a day ago',
      async (_input, community) => {
        const documentSha256 = await arrangeUpload(testApp, community, { expiresAt: new Date(Date.now() - 1000) });
        return { clas: [await creation.individual(community, { documentSha256 })] };
      },
      'bad_request_parameter',
      'clas.0.documentSha256',
    ],
  ])('%s', async (_name, change, code, field) => {
    const community = await arrangeCommunity(testApp);
    const input = await creation.inputOf(community);

    const answer = await creation.create({ ...input, ...(await change(input, community)) }, community.headers);

    expect(answer.errors).toMatchObject([{ extensions: { code, ...(field === undefined ? {} : { field }) } }]);
    expect(await creation.stored(community.account)).toEqual(NOTHING);
  });

  test.each<[string, object, string, string]>([
    ['an organisation that they do not administer', { organization: 'other' }, 'no_permission', 'organization'],
    ['no organisation', { organization: null }, 'bad_request_parameter', 'organization'],
    [
      'a project of another organisation',
      { projectUrl: 'https://github.example.org/other' },
      'bad_request_parameter',
      'projectUrl',
    ],
    ['a project elsewhere', { projectUrl: 'https://github.com/example-org' }, 'bad_request_parameter', 'projectUrl'],
    ['another repository than that of the project', { repository: 'other' }, 'bad_request_parameter', 'repository'],
    ['a repository that is a path', { repository: '../x' }, 'bad_request_parameter', 'repository'],
    ['the web', { platform: 'WEB', organization: null }, 'bad_request_parameter', 'platform'],
    ['another platform', { platform: 'GITEE' }, 'bad_request_parameter', 'platform'],
  ])('a manager of a code platform: %s', async (_name, change, code, field) => {
    const community = await arrangeCommunity(testApp, {
      platform: AccountPlatform.GITHUB,
      organizations: ['example-org'],
    });
    const input = await creation.inputOf(community, {
      platform: 'GITHUB',
      organization: 'example-org',
      projectUrl: 'https://github.example.org/example-org/cla',
      ...change,
    });

    const answer = await creation.create(input, community.headers);

    const expectedField =
      change !== null && 'repository' in change && change.repository === 'other' ? 'projectUrl' : field;
    expect(answer.errors).toMatchObject([{ extensions: { code, field: expectedField } }]);
    expect(await creation.stored(community.account)).toEqual(NOTHING);
  });

  test.each<[string, string, object]>([
    ['http', 'http://github.com/cla.pdf', { code: 'bad_request_parameter', reason: 'not_https' }],
    ['a look-alike', 'https://github.com.example.org/cla.pdf', { code: 'bad_request_parameter', reason: 'not_listed' }],
    ['a web page', 'page', { code: 'not_pdf' }],
    ['a text that is too long', 'long', { code: 'file_too_large' }],
    ['nothing there', 'missing', { code: 'bad_request_parameter', reason: 'unreachable' }],
  ])('a CLA from an address with %s', async (_name, address, failure) => {
    const community = await arrangeCommunity(testApp);
    host.answer = (request, response) => {
      const bodies: Record<string, string> = { '/page': '<html>', '/long': '%PDF-'.padEnd(3_000_000) };
      const body = bodies[request.url ?? ''];
      response.writeHead(body === undefined ? 404 : 200).end(body);
    };
    const sourceUrl = address.includes(':') ? address : `${host.origin}/${address}`;
    const cla = await creation.individual(community, { sourceUrl, documentSha256: null });

    const answer = await creation.create(
      await creation.inputOf(community, { clas: [await creation.individual(community, { language: 'EN' }), cla] }),
      community.headers,
    );

    expect(answer.errors).toMatchObject([{ extensions: { ...failure, field: 'clas.1.sourceUrl' } }]);
    expect(await creation.stored(community.account)).toEqual(NOTHING);
  });
});
