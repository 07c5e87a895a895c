import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Binary, EJSON, ObjectId } from 'bson';
import { expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { SourceOptions } from '../format/source.ts';
import { SOURCES } from '../sources/sources.ts';
import { importInto, NOTHING, newFolder, testImportContext } from '../testing/run-import.ts';
import { OLD_RULES } from './carry-out-compare.ts';
import type { Difference } from './classify.ts';
import { compareAnswers } from './compare-answers.ts';
import { nastyEmail, nastyName, oneOf, seeded } from './testing/nasty.ts';

/** Rows of each source; `COMPARE_ROWS` for more. */
const ROWS = Number(process.env['COMPARE_ROWS'] ?? '300');
const PEOPLE = Math.ceil(ROWS / 2);

const testApp = await createTestApp();
const owner = await buildAccount(testApp.em());

type Random = ReturnType<typeof seeded>;
const rows = <Row>(make: (random: Random, index: number) => Row): Row[] => {
  const random = seeded(7);
  return Array.from({ length: ROWS }, (_, index) => make(random, index));
};

async function writeFileOf(name: string, content: string): Promise<string> {
  const path = join(await newFolder(), name);
  await writeFile(path, content);
  return path;
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

async function newLink(): Promise<Link> {
  const em = testApp.em();
  const link = await buildLink(em);
  await buildCla(em, link);
  return link;
}

/** Imports, then compares; returns what was asked and what differs. */
async function compare(from: string, options: Partial<SourceOptions> & Pick<SourceOptions, 'input'>) {
  const source = SOURCES.get(from);
  const readClaims = OLD_RULES.get(from);
  if (source === undefined || readClaims === undefined) {
    throw new TypeError(from);
  }
  const { state } = await importInto(testApp, { source, owner: owner.account, ...options, execute: true });
  expect(state).toBe('done');
  const listed: Difference[] = [];
  const all = { ...NOTHING, ...options };
  const input = { source, options: all, readClaims, onDifference: (one: Difference) => listed.push(one) };
  const compareNow = async () => {
    listed.length = 0;
    return compareAnswers(testImportContext(testApp), input);
  };
  return { ...(await compareNow()), listed, compareNow };
}

const unexplained = (listed: readonly Difference[]) => listed.filter((one) => one.class === 'unexplained');

const FILES: readonly (readonly [from: string, name: string, content: () => string])[] = [
  [
    'csv',
    'people.csv',
    () =>
      [
        'email,name,signed_at,version,status',
        ...rows((random) =>
          [
            nastyEmail(random, PEOPLE),
            nastyName(random),
            oneOf(random, ['2024-01-01', '', '2024-01-01T10:00:00Z', '01/02/2024']),
            oneOf(random, ['1', '', '9.9']),
            oneOf(random, ['signed', 'revoked', '', 'perhaps']),
          ]
            .map(quote)
            .join(','),
        ),
      ].join('\n'),
  ],
  [
    'clahub',
    'clahub.csv',
    () =>
      [
        'Name,GitHub Username,Email,Type,Date Signed,CLA Version,IP Address,Source,Company Name,Company Domain,Company Title,Revoked At',
        ...rows((random, index) =>
          [
            nastyName(random),
            `login${index}`,
            nastyEmail(random, PEOPLE),
            oneOf(random, ['Individual', 'Individual', 'Corporate']),
            oneOf(random, ['2025-03-04T05:06:07.000Z', '', 'Mar 4']),
            oneOf(random, ['1', '2', '']),
            '192.0.2.1',
            oneOf(random, ['online', 'manual', 'api']),
            'Company',
            'acme.example',
            'CTO',
            oneOf(random, ['', '', '2025-04-01T00:00:00.000Z']),
          ]
            .map(quote)
            .join(','),
        ),
      ].join('\n'),
  ],
  [
    'easycla',
    'icla.csv',
    () =>
      [
        'Name,GitHub Username,GitLab Username,LF_ID,Email,Signed Date,Approved,Signed',
        ...rows(
          (random, index) =>
            `"N","login${index}","","","${nastyEmail(random, PEOPLE)}","${oneOf(random, ['Mar 4,2024', ''])}",${oneOf(random, ['true', 'false'])},true`,
        ),
      ].join('\n'),
  ],
  [
    'clabot',
    '.clabot',
    () =>
      JSON.stringify({
        contributors: rows((random, index) => oneOf(random, [nastyEmail(random, PEOPLE), `login${index}`])),
      }),
  ],
  [
    'cla-assistant-lite',
    'cla.json',
    () =>
      JSON.stringify({
        signedContributors: rows((random, index) => ({
          name: nastyName(random),
          id: oneOf<number | string>(random, [100_000 + random(PEOPLE), String(100_000 + random(PEOPLE)), '', 'x', 0]),
          comment_id: index,
          created_at: oneOf(random, ['2023-01-30T23:11:47Z', '']),
        })),
      }),
  ],
  [
    'cla-assistant',
    'clas.json',
    () =>
      rows((random, index) =>
        JSON.stringify({
          user: `login${index}`,
          ...(random(4) > 0 && { userId: String(100_000 + random(PEOPLE)) }),
          gist_version: oneOf(random, ['a1', 'a2']),
          created_at: { $date: '2019-05-04T12:13:14.123Z' },
          ...(random(4) === 0 && { revoked_at: { $date: '2020-01-01T00:00:00Z' } }),
          ...(random(4) === 0 && { end_at: { $date: '2021-01-01T00:00:00Z' } }),
          origin: 'sign|x',
          custom_fields: oneOf(random, ['', '{"email":"a@example.org"}', 'no JSON']),
        }),
      ).join('\n'),
  ],
];

test.each(FILES)('%s answers as before for everybody and for strangers', async (from, name, content) => {
  const { linkId } = await newLink();
  const { asked, listed, differences } = await compare(from, {
    input: await writeFileOf(name, content()),
    link: linkId,
  });

  expect(unexplained(listed)).toEqual([]);
  expect(asked).toBeGreaterThan(PEOPLE / 2);
  // Nothing is explained by what has not happened.
  expect(Object.keys(differences)).not.toContain('signed_here');
});

/** A community of an app-cla-server, with everything that its rule distinguishes. */
function dumpOf(linkId: string, isLater: boolean): Readonly<Record<string, readonly object[]>> {
  const random = seeded(11);
  const cla = (id: string, type: string, more: object = {}) => ({
    id,
    url: '',
    type,
    lang: 'Chinese',
    fields: [],
    ...(isLater && { updated_at: 1_600_000_000 }),
    ...more,
  });
  const corporations = Array.from({ length: 6 }, (_, index) => `corp${index}.example`);
  const email = (domain: string): string => `p${random(PEOPLE)}@${domain}`;
  return {
    link: [
      {
        id: linkId,
        org: { org_alias: linkId, project: `https://example.org/${linkId}` },
        clas: [cla('2', 'individual'), cla('3', 'corporation')],
        removed: [cla('0', 'individual'), cla('1', 'corporation')],
        deleted: false,
        ...(isLater && { grace_period_days: 30 }),
      },
    ],
    cla: ['0', '1', '2', '3'].map((id) => ({
      link_id: linkId,
      cla_id: id,
      text: new Binary(Buffer.from(`%PDF-1.4 ${id}\n`)),
    })),
    individual_signing: rows(() => ({
      cla_id: oneOf(random, ['0', '2', '2', '2', '', '9']),
      link_id: linkId,
      lang: oneOf(random, ['Chinese', 'english', 'Klingon']),
      date: oneOf(random, ['2024-03-04', '', '2026-01-01', '2024/03/04']),
      name: nastyName(random),
      email: nastyEmail(random, PEOPLE),
      ...oneOf<object>(random, [
        { deleted: false },
        { deleted: false },
        { deleted: true, deleted_at: 1_709_600_001 },
        {},
      ]),
    })),
    corp_signing: corporations.map((domain, index) => ({
      date: '2024-03-04',
      cla_id: oneOf(random, ['1', '3']),
      link_id: linkId,
      lang: 'Chinese',
      rep: { name: 'R', email: `rep@${domain}` },
      corp: { name: `Corporation ${index}`, domain, domains: [domain] },
      admin: { id: 'admin', name: 'R', email: `rep@${domain}` },
      managers: [],
      employees: Array.from({ length: Math.ceil(ROWS / 10) }, () => ({
        id: new ObjectId().toHexString(),
        cla_id: oneOf(random, ['0', '2', '3']),
        lang: 'Chinese',
        date: '2024-03-05',
        enabled: random(2) === 0,
        name: 'E',
        // Some are of two corporations, and some signed as individuals, too.
        email: random(3) === 0 ? nastyEmail(random, PEOPLE) : email(oneOf(random, corporations)),
      })),
      deleted: [],
    })),
  };
}

/** A value with its type, as DynamoDB writes it. */
const typed = (value: unknown): object =>
  Array.isArray(value) ? { L: value.map(typed) } : typeof value === 'boolean' ? { BOOL: value } : { S: String(value) };
const itemOf = (row: object): object => ({
  Item: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typed(value)])),
});

test('the tables of EasyCLA answer as before, for people and for employees', async () => {
  const link = await newLink();
  await buildCla(testApp.em(), testApp.em().merge(link), { type: 'corporation' });
  const signed = { signature_project_id: 'g', signature_reference_type: 'user', signature_signed: true };
  const corporations = ['paper.example', 'waits.example'].map((domain, index) => ({
    ...signed,
    signature_id: `c${index}`,
    signature_reference_id: domain,
    signature_reference_type: 'company',
    signature_approved: true,
    signature_reference_name: domain,
    signature_company_signatory_name: 'R',
    signature_company_signatory_email: `rep@${domain}`,
    domain_whitelist: [domain, `*.${domain}`],
    email_whitelist: ['Eve@example.org'],
    github_whitelist: ['gil'],
  }));
  const people = rows((random, index) => {
    const company = oneOf(random, ['', '', 'paper.example', 'waits.example', 'nowhere.example']);
    const email = nastyEmail(random, PEOPLE);
    return {
      ...signed,
      signature_id: `s${index}`,
      signature_reference_id: oneOf(random, ['', 'u1', 'u2']),
      signature_approved: random(4) > 0,
      signature_user_ccla_company_id: company,
      user_email: oneOf(random, [email, `e${random(PEOPLE)}@mail.paper.example`, `e${random(PEOPLE)}@paper.example`]),
      user_name: 'N',
      user_github_username: oneOf(random, ['gil', `login${index}`, '']),
      signed_on: oneOf(random, ['2020-10-02T09:35:32Z', '', 'never']),
    };
  });
  const input = await newFolder();
  const table = (name: string, items: readonly object[]) =>
    writeFile(join(input, `cla-${name}.json`), items.map((row) => JSON.stringify(itemOf(row))).join('\n'));
  await table('signatures', [...corporations, ...people]);
  await table('users', [
    { user_id: 'u1', user_emails: ['known@example.org'] },
    { user_id: 'u2', user_github_id: '7001', user_github_username: 'two' },
  ]);
  const documents = await newFolder();
  await writeFile(join(documents, 'c0.pdf'), '%PDF-1.4\n');

  const { asked, listed } = await compare('easycla', { input, documents, link: link.linkId });

  expect(unexplained(listed)).toEqual([]);
  expect(asked).toBeGreaterThan(PEOPLE);
});

async function writeDump(collections: Readonly<Record<string, readonly object[]>>): Promise<string> {
  const folder = await newFolder();
  for (const [name, documents] of Object.entries(collections)) {
    const lines = documents.map((document) =>
      EJSON.stringify({ _id: new ObjectId(), ...document }, { relaxed: false }),
    );
    await writeFile(join(folder, `${name}.json`), lines.map((line) => `${line}\n`).join(''));
  }
  return folder;
}

test.each(['R', 'L'] as const)('app-cla-server of generation %s answers as before', async (generation) => {
  const linkId = new ObjectId().toHexString();
  const input = await writeDump(dumpOf(linkId, generation === 'L'));

  const { asked, listed, differences } = await compare('app-cla-server', { input });

  expect(unexplained(listed)).toEqual([]);
  expect(asked).toBeGreaterThan(2 * PEOPLE);
  expect(differences).toMatchObject({ letter_case: expect.any(Number) });
  expect(differences.expired_signed ?? 0).toBeGreaterThan(generation === 'L' ? 0 : -1);
});

test('a lost signature is found, and what happened here since is distinguished', async () => {
  const link = await newLink();
  const input = await writeFileOf('people.csv', 'email,name\na@example.org,A\nb@example.org,B\nc@example.org,C\n');
  const { listed, compareNow } = await compare('csv', { input, link: link.linkId });
  expect(listed.map((one) => one.class)).toEqual(['letter_case', 'letter_case', 'letter_case']);
  const em = testApp.em();
  const end = (email: string, endedBy: string) =>
    em.nativeUpdate(IndividualSigning, { link, email }, { endedAt: new Date(), endedBy, endReason: 'withdrawn' });

  await end('a@example.org', 'signer');
  await end('b@example.org', 'system');
  const cla = await testApp
    .em()
    .findOneOrFail(IndividualSigning, { link, email: 'c@example.org' }, { populate: ['cla'] });
  await end('c@example.org', 'signer');
  await buildIndividualSigning(em, em.merge(cla.cla.$), { email: 'stranger-1@example.org' });
  const { differences } = await compareNow();

  expect(differences).toEqual({ ended_here: 2, unexplained: 1, signed_here: 1 });
});

test('what a corporation has claimed is distinguished, at the source and here', async () => {
  const link = await newLink();
  const em = testApp.em();
  await buildCorporation(em, em.merge(link), { domains: ['claimed.example'] });
  const table = await writeFileOf('people.csv', 'email,name\na@claimed.example,A\n');
  expect((await compare('csv', { input: table, link: link.linkId })).differences).toEqual({ corporation: 1 });

  const linkId = new ObjectId().toHexString();
  const dump = dumpOf(linkId, false);
  const [signing] = dump['individual_signing'] ?? [];
  const input = await writeDump({
    ...dump,
    individual_signing: [{ ...signing, cla_id: '2', email: 'x@corp0.example', deleted: false }],
  });
  expect((await compare('app-cla-server', { input })).differences).toMatchObject({ corporation: 1 });
});

test('accounts that ended here are distinguished', async () => {
  const link = await newLink();
  const row = (user: string, userId: string) => ({ user, userId, created_at: '2019-01-01T00:00:00Z' });
  const input = await writeFileOf('clas.json', JSON.stringify([row('one', '5001'), row('two', '5002')]));
  const options = { input, link: link.linkId };
  const { compareNow, differences } = await compare('cla-assistant', options);
  expect(differences).toEqual({});
  await testApp
    .em()
    .nativeUpdate(ImportedIdentity, { link, accountId: '5001' }, { endedAt: new Date(), endReason: 'withdrawn' });

  expect((await compareNow()).differences).toEqual({ ended_here: 1 });
});
