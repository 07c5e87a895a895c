import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EJSON, ObjectId } from 'bson';
import { expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { SourceOptions } from '../format/source.ts';
import { EARLY_KEY } from '../sources/app-cla-server/testing/encrypt-early.ts';
import { SOURCES } from '../sources/sources.ts';
import {
  importInto,
  NOTHING,
  newFolder,
  testImportContext,
  type TestImport,
  writeInput,
} from '../testing/run-import.ts';
import { OLD_RULES } from './carry-out-compare.ts';
import type { Difference } from './classify.ts';
import { compareAnswers } from './compare-answers.ts';
import { type Dump, earlyDumpOf, laterDumpOf, signingOf } from './testing/nasty-dumps.ts';
import { nastyEmail, nastyName, oneOf, seeded } from './testing/nasty.ts';

/** Rows of each source; `COMPARE_ROWS` for more, and `COMPARE_SEED` for others, such as `8` or `8,9`. */
const ROWS = Number(process.env['COMPARE_ROWS'] ?? '300');
const SEEDS = (process.env['COMPARE_SEED'] ?? '7').split(',').map(Number);
const PEOPLE = Math.ceil(ROWS / 2);
const TIMEOUT = 120_000 * Math.max(1, ROWS / 1000);

const testApp = await createTestApp();
const owner = await buildAccount(testApp.em());

type Random = ReturnType<typeof seeded>;
const rowsOf = <Row>(make: (index: number) => Row): Row[] => Array.from({ length: ROWS }, (_, index) => make(index));

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

async function newLink(): Promise<Link> {
  const em = testApp.em();
  const link = await buildLink(em);
  await buildCla(em, link);
  return link;
}

/** Imports, then compares; returns what was asked and what differs. */
async function compare(
  from: string,
  { decisions, ...options }: Partial<SourceOptions> & Pick<TestImport, 'input' | 'decisions'>,
) {
  const source = SOURCES.get(from);
  const readClaims = OLD_RULES.get(from);
  if (source === undefined || readClaims === undefined) {
    throw new TypeError(from);
  }
  const { state } = await importInto(testApp, { source, owner: owner.account, decisions, ...options, execute: true });
  expect(state).toBe('done');
  const listed: Difference[] = [];
  const all = { ...NOTHING, ...options };
  const input = { source, options: all, readClaims, decisions, onDifference: (one: Difference) => listed.push(one) };
  const compareNow = async () => {
    listed.length = 0;
    return compareAnswers(testImportContext(testApp), input);
  };
  return { ...(await compareNow()), listed, compareNow };
}

const unexplained = (listed: readonly Difference[]) => listed.filter((one) => one.class === 'unexplained');

const FILES: readonly (readonly [from: string, name: string, content: (random: Random) => string])[] = [
  [
    'csv',
    'people.csv',
    (random) =>
      [
        'email,name,signed_at,version,status',
        ...rowsOf(() =>
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
    (random) =>
      [
        'Name,GitHub Username,Email,Type,Date Signed,CLA Version,IP Address,Source,Company Name,Company Domain,Company Title,Revoked At',
        ...rowsOf((index) =>
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
    (random) =>
      [
        'Name,GitHub Username,GitLab Username,LF_ID,Email,Signed Date,Approved,Signed',
        ...rowsOf(
          (index) =>
            `"N","login${index}","","","${nastyEmail(random, PEOPLE)}","${oneOf(random, ['Mar 4,2024', ''])}",${oneOf(random, ['true', 'false'])},true`,
        ),
      ].join('\n'),
  ],
  [
    'clabot',
    '.clabot',
    (random) =>
      JSON.stringify({
        contributors: rowsOf((index) => oneOf(random, [nastyEmail(random, PEOPLE), `login${index}`])),
      }),
  ],
  [
    'cla-assistant-lite',
    'cla.json',
    (random) =>
      JSON.stringify({
        signedContributors: rowsOf((index) => ({
          name: nastyName(random),
          id: oneOf<number | string>(random, [100_000 + random(PEOPLE), String(100_000 + random(PEOPLE)), '', 'x', 0]),
          comment_id: index,
          created_at: oneOf(random, ['2023-01-30T23:11:47Z', '']),
        })),
      }),
  ],
  [
    'cla-assistant',
    'cla-assistant.csv',
    (random) =>
      [
        'User Name;Repository Owner;Repository Name;CLA Title;Gist URL;Gist Version;Signed At;Revoked At;Signed for Organization;E-Mail',
        ...rowsOf(() =>
          [
            `Login${random(PEOPLE)}`,
            'owner',
            oneOf(random, ['tool', '']),
            'CLA',
            'https://gist.github.com/owner/60e9',
            oneOf(random, ['a1', 'a2', '']),
            oneOf(random, ['2019-05-04T12:13:14.123Z', '']),
            oneOf(random, ['', '', '2021-01-01T00:00:00.000Z']),
            oneOf(random, ['FALSE', 'TRUE']),
            nastyEmail(random, PEOPLE),
          ].join(';'),
        ),
      ].join('\r\n'),
  ],
  [
    'cla-assistant',
    'signatures.json',
    (random) =>
      JSON.stringify(
        rowsOf(() => ({
          user_name: oneOf(random, [`login${random(PEOPLE)}`, `LOGIN${random(PEOPLE)}`, '']),
          repo_owner: 'owner',
          gist_version: oneOf(random, ['a1', null]),
          signed_at: oneOf(random, ['2019-05-04T12:13:14.123Z', '', null]),
          revoked_at: oneOf(random, ['', null, '2021-01-01T00:00:00.000Z']),
          org_cla: random(2) === 0,
        })),
      ),
  ],
  [
    'cla-assistant',
    'clas.json',
    (random) =>
      rowsOf((index) =>
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

const GENERATED = SEEDS.flatMap((seed) => FILES.map((file) => [seed, ...file] as const));

test.each(GENERATED)(
  'of seed %i, %s in %s answers as before',
  { timeout: TIMEOUT },
  async (seed, from, name, content) => {
    const { linkId } = await newLink();
    const { asked, listed, differences } = await compare(from, {
      input: await writeInput(name, content(seeded(seed))),
      link: linkId,
    });

    expect(unexplained(listed)).toEqual([]);
    expect(asked).toBeGreaterThan(PEOPLE / 2);
    // Nothing is explained by what has not happened.
    expect(Object.keys(differences)).not.toContain('signed_here');
  },
);

/** A value with its type, as DynamoDB writes it. */
const typed = (value: unknown): object =>
  Array.isArray(value) ? { L: value.map(typed) } : typeof value === 'boolean' ? { BOOL: value } : { S: String(value) };
const itemOf = (row: object): object => ({
  Item: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typed(value)])),
});

test.each(SEEDS)('of seed %i, the tables of EasyCLA answer as before', { timeout: TIMEOUT }, async (seed) => {
  const random = seeded(seed);
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
  const people = rowsOf((index) => {
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

const smallDump = (linkId: string, generation: 'R' | 'L') =>
  laterDumpOf({ linkId, rows: 20, random: seeded(7), generation });

async function writeDump(collections: Dump): Promise<string> {
  const folder = await newFolder();
  for (const [name, documents] of Object.entries(collections)) {
    const lines = documents.map((document) =>
      EJSON.stringify({ _id: new ObjectId(), ...document }, { relaxed: false }),
    );
    await writeFile(join(folder, `${name}.json`), lines.map((line) => `${line}\n`).join(''));
  }
  return folder;
}

const DUMPS = SEEDS.flatMap((seed) =>
  (['P1', 'P2', 'R', 'L'] as const).map((generation) => [seed, generation] as const),
);

test.each(DUMPS)('of seed %i, a dump of %s answers as before', { timeout: TIMEOUT }, async (seed, generation) => {
  const isEarly = generation === 'P1' || generation === 'P2';
  const linkId = isEarly ? `gitee_${generation}-${seed}-1646352000000000000` : new ObjectId().toHexString();
  const wanted = { linkId, rows: ROWS, random: seeded(seed), generation };
  const input = await writeDump(isEarly ? earlyDumpOf(wanted) : laterDumpOf(wanted));
  const keyFile = await writeInput('key', EARLY_KEY);

  const { asked, listed, differences } = await compare('app-cla-server', { input, keyFile });

  expect(unexplained(listed)).toEqual([]);
  expect(asked).toBeGreaterThan(2 * PEOPLE);
  expect(Object.keys(differences)).toEqual(
    expect.arrayContaining(['letter_case', 'refused', ...(generation === 'L' ? ['expired_signed'] : [])]),
  );
});

test('the rows of one address are weighed together', async () => {
  const linkId = new ObjectId().toHexString();
  const { corp_signing: [first, second] = [], ...dump } = smallDump(linkId, 'L');
  const row = (email: string, cla: string, more: object = { deleted: false }) =>
    signingOf({ linkId, email, cla, ...more });
  const input = await writeDump({
    ...dump,
    individual_signing: [
      row('also-inactive@example.org', '0'),
      row('also-deleted@example.org', '0'),
      row('also-deleted@example.org', '2', { deleted: true, deleted_at: 1_709_600_001 }),
      row('also-current@example.org', '0'),
      row('also-current@example.org', '2'),
      row('Spelt-twice@example.org', '2'),
      row('spelt-twice@example.org', '2'),
    ],
    corp_signing: [
      {
        ...first,
        cla_id: '3',
        employees: [
          row('also-inactive@example.org', '2', { enabled: false }),
          row('of-two@example.org', '2', { enabled: false }),
        ],
      },
      { ...second, cla_id: '3', employees: [row('of-two@example.org', '2', { enabled: true })] },
    ],
  });

  const { listed, asked } = await compare('app-cla-server', { input });

  expect(listed.map((one) => `${one.question.value} ${one.ours} ${one.class}`)).toEqual([
    'also-inactive@example.org INACTIVE expired_signed',
    'also-deleted@example.org EXPIRED expired_signed',
    'ALSO-CURRENT@EXAMPLE.ORG VALID letter_case',
    'SPELT-TWICE@EXAMPLE.ORG VALID letter_case',
    'of-two@example.org VALID first_corporation',
    'OF-TWO@EXAMPLE.ORG VALID first_corporation',
  ]);
  // Each address in its spellings, once, and a stranger for each row's.
  expect(asked).toBe(3 * 4 + 5);
});

test('an employee of two corporations counts by the newer version that one of them signed', async () => {
  const linkId = new ObjectId().toHexString();
  const { corp_signing: [first, second] = [], ...dump } = smallDump(linkId, 'L');
  const employs = (email: string) => [signingOf({ linkId, email, cla: '2', enabled: true })];
  const input = await writeDump({
    ...dump,
    individual_signing: [],
    corp_signing: [
      { ...first, cla_id: '1', employees: employs('Of-two@example.org') },
      { ...second, cla_id: '3', employees: employs('of-two@example.org') },
    ],
  });

  expect((await compare('app-cla-server', { input })).differences).toEqual({ letter_case: 1 });
});

test('a lost signature is found, and what happened here since is distinguished', async () => {
  const link = await newLink();
  const input = await writeInput('people.csv', 'email,name\na@example.org,A\nb@example.org,B\nc@example.org,C\n');
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
  const table = await writeInput('people.csv', 'email,name\na@claimed.example,A\n');
  expect((await compare('csv', { input: table, link: link.linkId })).differences).toEqual({ corporation: 1 });

  const linkId = new ObjectId().toHexString();
  const dump = smallDump(linkId, 'R');
  const [signing] = dump['individual_signing'] ?? [];
  const input = await writeDump({
    ...dump,
    individual_signing: [{ ...signing, cla_id: '2', email: 'x@corp0.example', deleted: false }],
  });
  expect((await compare('app-cla-server', { input })).differences).toMatchObject({ corporation: 1 });
});

test('an employee who is refused explains no other of the corporation', async () => {
  const linkId = new ObjectId().toHexString();
  const { corp_signing: [corporation] = [], ...dump } = smallDump(linkId, 'R');
  const employees = ['nobody', 'lost@corp0.example'].map((email) =>
    signingOf({ linkId, email, cla: '2', enabled: true }),
  );
  const input = await writeDump({ ...dump, individual_signing: [], corp_signing: [{ ...corporation, employees }] });
  const { differences, compareNow } = await compare('app-cla-server', { input });
  expect(differences).toEqual({ refused: 1, letter_case: 1 });
  await testApp.em().nativeUpdate(EmployeeSigning, { email: 'lost@corp0.example' }, { state: 'removed' });

  expect((await compareNow()).differences).toEqual({ refused: 1, unexplained: 1 });
});

test('what the operator has dropped is refused, a row and a whole link', async () => {
  const link = await newLink();
  const input = await writeInput('people.csv', 'email,name\na@example.org,A\nb@example.org,B\n');
  const decisions = await writeInput('decisions.csv', 'subject,decision\npeople.csv:2,drop\n');
  const table = await compare('csv', { input, link: link.linkId, decisions });
  expect(table.differences).toEqual({ refused: 1, letter_case: 1 });

  const linkId = new ObjectId().toHexString();
  const all = await compare('app-cla-server', {
    input: await writeDump(smallDump(linkId, 'R')),
    decisions: await writeInput('decisions.csv', `subject,decision\n${linkId},drop\n`),
  });
  expect(Object.keys(all.differences)).toEqual(['refused']);
});

test('a table of accounts alone is compared, whatever separates its columns', async () => {
  const link = await newLink();
  const input = await writeInput('people.csv', 'github_id;name\n5101;A\n');

  expect(await compare('csv', { input, link: link.linkId })).toMatchObject({ asked: 2, differences: {} });
});

test('accounts that ended here are distinguished', async () => {
  const link = await newLink();
  const row = (user: string, userId: string) => ({ user, userId, created_at: '2019-01-01T00:00:00Z' });
  const input = await writeInput('clas.json', JSON.stringify([row('one', '5001'), row('two', '5002')]));
  const options = { input, link: link.linkId };
  const { compareNow, differences } = await compare('cla-assistant', options);
  expect(differences).toEqual({});
  await testApp
    .em()
    .nativeUpdate(ImportedIdentity, { link, accountId: '5001' }, { endedAt: new Date(), endReason: 'withdrawn' });

  expect((await compareNow()).differences).toEqual({ ended_here: 1 });
});
