import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Counter } from '#server/modules/ground/counter/counter.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { eraseSigning } from '#server/modules/privacy/erasure/erase-signing.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { type Source, type SourceEntry, SourceError } from '../format/source.ts';
import { CSV_SOURCE } from '../sources/csv.ts';
import { importInto, newFolder, type TestImport, writeInput } from '../testing/run-import.ts';
import type { ImportResult } from './run-import.ts';

let testApp: TestApp;
let link: Link;

const MAP = { email: 'E-Mail', name: 'Name', signed_at: 'Date', version: 'CLA', status: 'Status' };

/** The sample of the reference, with rows for each shape that is refused. */
const SAMPLE = `E-Mail,Name,Date,CLA,Status
zoe@example.org,"欧阳, Zoë",2024-03-04,1.0,signed
Bob@Example.org,Bob,2024-04-03,1.0,signed
bob@example.org,Bob,,1.0,signed
gone@example.org,Gone,2023-01-01,1.0,revoked
new@example.org,New,2024-01-01,9.9,signed
x@example.org,=cmd(),2024-01-01,1.0,signed
day@example.org,Day,04/03/2024,1.0,signed
nobody,Nobody,2024-01-01,1.0,signed
,Nameless,2024-01-01,1.0,signed
odd@example.org,Odd,2024-01-01,1.0
what@example.org,What,2024-01-01,1.0,perhaps
`;

/** The expected outcome of each row, written before the importer was. */
const EXPECTED = {
  live: [
    { email: 'Bob@Example.org', name: 'Bob', signedAt: '2024-04-03', precision: 'day', versionKnown: true },
    { email: 'new@example.org', name: 'New', signedAt: '2024-01-01', precision: 'day', versionKnown: false },
    { email: 'zoe@example.org', name: '欧阳, Zoë', signedAt: '2024-03-04', precision: 'day', versionKnown: true },
  ],
  ended: [
    { email: 'bob@example.org', endReason: 'import_duplicate', precision: 'unknown' },
    { email: 'gone@example.org', endReason: 'invalidated_at_source', precision: 'day' },
  ],
  refused: [
    'people.csv:10 no_identity',
    'people.csv:11 column_count',
    'people.csv:12 unknown_status',
    'people.csv:7 hostile_value',
    'people.csv:8 invalid_time',
    'people.csv:9 invalid_email',
  ],
};

beforeAll(async () => {
  testApp = await createTestApp();
});

beforeEach(async () => {
  link = await buildLink(testApp.em());
  await buildCla(testApp.em(), testApp.em().merge(link));
});

const importCsv = async (content: string | Uint8Array, more: Partial<TestImport> = {}): Promise<ImportResult> =>
  importInto(testApp, {
    source: CSV_SOURCE,
    input: await writeInput('people.csv', content),
    link: link.linkId,
    map: MAP,
    ...more,
  });

/** Everything that imports have written at the link, without ids and times of the import. */
async function readState() {
  const em = testApp.em();
  const signings = await em.find(IndividualSigning, { link }, { orderBy: { email: 'asc', name: 'asc' } });
  const origins = await em.find(SigningOrigin, { signing: { $in: signings.map(({ id }) => id) } });
  return signings.map(({ id, email, name, signedAt, endReason }) => {
    const origin = origins.find(({ signing }) => signing === id);
    const { key, level, precision, versionKnown } = origin ?? {};
    const time = precision === 'unknown' ? null : signedAt.toISOString().slice(0, 10);
    return { email, name, signedAt: time, endReason: endReason ?? null, key, level, precision, versionKnown };
  });
}

test('every row of the sample becomes what is expected of it', async () => {
  const report = await newFolder();
  const { state, summary } = await importCsv(SAMPLE, { execute: true, report });

  expect(state).toBe('done');
  const rows = await readState();
  expect(rows.filter(({ endReason }) => endReason === null)).toMatchObject(EXPECTED.live);
  expect(rows.filter(({ endReason }) => endReason !== null)).toMatchObject(EXPECTED.ended);
  expect(new Set(rows.map(({ level }) => level))).toEqual(new Set(['listed']));
  const refused = (await readFile(join(report, 'refused.jsonl'), 'utf8')).trim().split('\n');
  const rowsRefused = refused.map((line) => JSON.parse(line) as { locator: string; reason: string });
  expect(rowsRefused.map(({ locator, reason }) => `${locator} ${reason}`).toSorted()).toEqual(EXPECTED.refused);
  expect(summary.counts).toEqual({
    individual: { imported: 3, confirm: 0, kept: 2, refused: 1, skipped: 0 },
    row: { imported: 0, confirm: 0, kept: 0, refused: 5, skipped: 0 },
  });
});

test.each([
  [undefined, 'x***@e***.org', 'B***@E***.org'],
  [true, 'x@example.org', 'Bob@Example.org'],
])('with --show-addresses %s, the report shows %s', async (showAddresses, refused, refusedFirst) => {
  const report = await newFolder();
  const content = SAMPLE.replace('Bob@Example.org,Bob,2024', 'Bob@Example.org,@Bob,2024');
  const { summary } = await importCsv(content, { report, showAddresses });

  expect(await readFile(join(report, 'refused.csv'), 'utf8')).toContain(`"people.csv:7","${refused}","hostile_value"`);
  expect(await readFile(join(report, 'report.md'), 'utf8')).toContain(
    `hostile_value: 2 (people.csv:3 ${refusedFirst}, people.csv:7 ${refused})`,
  );
  expect(summary.reasons.invalid_email?.examples).toEqual(['people.csv:9']);
});

test('a dry run writes nothing, and a plan is carried out only while nothing has changed', async () => {
  const { summary } = await importCsv(SAMPLE);
  expect(await readState()).toEqual([]);

  const em = testApp.em();
  const cla = await em.findOneOrFail(Cla, { link });
  await buildIndividualSigning(em, cla, { email: 'zoe@example.org' });

  expect(await importCsv(SAMPLE, { execute: summary.planSha256 })).toMatchObject({ state: 'stale' });
  expect(await readState()).toHaveLength(1);
  const { summary: other } = await importCsv(SAMPLE, { execute: true });
  expect(other.reasons).toMatchObject({
    signed_here: { count: 1, examples: [expect.stringContaining('people.csv:2 ')] },
  });
  expect((await readState()).filter(({ email }) => email === 'zoe@example.org')).toMatchObject([
    { endReason: null, key: undefined },
    { endReason: 'import_duplicate' },
  ]);
});

test('an import mails nobody and draws on no budget', async () => {
  const em = testApp.em();
  const used = async () => [await em.count(Email), await em.count(Counter), await em.count(VerificationCode)];
  const before = await used();
  const { summary } = await importCsv(SAMPLE);

  expect((await importCsv(SAMPLE, { execute: summary.planSha256 })).state).toBe('done');

  expect(await used()).toEqual(before);
});

test('a second run finds nothing new', async () => {
  await importCsv(SAMPLE, { execute: true });
  const before = await readState();
  const events = await testApp.em().count(AuditEvent, { linkId: link.id });

  const { summary } = await importCsv(SAMPLE, { execute: true });

  expect(summary.counts).toMatchObject({ individual: { imported: 0, kept: 0, skipped: 5 } });
  expect(await readState()).toEqual(before);
  expect(await testApp.em().count(AuditEvent, { linkId: link.id })).toBe(events);
});

test('a row that has ended since ends the signing, and other changes are only reported', async () => {
  await importCsv(SAMPLE, { execute: true });
  const changed = SAMPLE.replace('2024-03-04,1.0,signed', '2024-03-04,1.0,revoked').replace('New', 'Newer');

  const { summary } = await importCsv(changed, { execute: true });

  expect(summary.reasons).toMatchObject({ changed_at_source: { count: 2 } });
  const rows = await readState();
  expect(rows.find(({ email }) => email === 'zoe@example.org')).toMatchObject({ endReason: 'invalidated_at_source' });
  expect(rows.find(({ email }) => email === 'new@example.org')).toMatchObject({ name: 'New', endReason: null });
});

test('an import that stops in the middle has the same end when it is run again', async () => {
  const people = Array.from({ length: 4500 }, (_, index) => `p${index % 4400}@example.org,P ${index},2024-01-01,1.0,`);
  const content = [Object.values(MAP).join(','), ...people].join('\n');
  const { summary } = await importCsv(content);
  const stopping = stopAt(4100, 4);
  await expect(importCsv(content, { source: stopping, execute: summary.planSha256 })).rejects.toThrow(
    'pulled the plug',
  );
  const half = await readState();

  await importCsv(content, { execute: summary.planSha256 });
  const resumed = await readState();

  expect(half).toHaveLength(4000);
  expect(resumed).toHaveLength(4500);
  // Once at the end, so that the gate judges once.
  expect(await testApp.em().count(AuditEvent, { linkId: link.id, action: 'IMPORT_FINISHED' })).toBe(1);
  link = await buildLink(testApp.em());
  await buildCla(testApp.em(), testApp.em().merge(link));
  await importCsv(content, { execute: true });
  const withoutKeys = (rows: Awaited<ReturnType<typeof readState>>) =>
    rows.map(({ key, ...row }) => ({ ...row, key: key?.replace(/^csv:[^/]+/, '') }));
  expect(withoutKeys(resumed)).toEqual(withoutKeys(await readState()));
});

/** A CSV whose reading fails at a row, the given time that it is read. */
function stopAt(row: number, time: number): Source {
  let readings = 0;
  return {
    name: 'csv',
    async open(options) {
      const opened = await CSV_SOURCE.open(options);
      return {
        ...opened,
        async *entries(): AsyncGenerator<SourceEntry> {
          readings += 1;
          let rows = 0;
          for await (const entry of opened.entries()) {
            rows += 1;
            if (readings === time && rows > row) {
              throw new Error('pulled the plug');
            }
            yield entry;
          }
        },
      };
    },
  };
}

test('what was erased here stays erased when its file is imported once more', async () => {
  await importCsv(SAMPLE, { execute: true });
  const ctx = createSystemContext(testApp.deps);
  await change(ctx, async (tx) => {
    const signing = await tx.em.findOneOrFail(IndividualSigning, { link, email: 'zoe@example.org' });
    await eraseSigning(ctx, tx, { signing, actor: SYSTEM, reason: 'request' });
  });
  const before = await readState();

  const { summary } = await importCsv(SAMPLE.replace('2024-03-04,1.0', '2024-03-05,1.0'), { execute: true });

  expect(summary.reasons).toMatchObject({
    erased_here: { count: 1, examples: [expect.stringContaining('people.csv:2 ')] },
  });
  expect(await readState()).toEqual(before);
});

test('an account that is there twice counts once', async () => {
  const content = 'id,when\n100001,2024-03-04T05:06:07Z\n100001,2023-03-04T05:06:07Z\n';
  const map = { github_id: 'id', signed_at: 'when' };

  const { summary } = await importCsv(content, { map, level: 'account', execute: true });

  expect(summary.counts).toMatchObject({ identity: { confirm: 1, kept: 1 } });
  const identities = await testApp.em().find(ImportedIdentity, { link, endedAt: null });
  expect(identities).toMatchObject([{ signedAt: new Date('2023-03-04T05:06:07Z') }]);
});

test('an account without an address waits for its owner', async () => {
  const content = 'id;login;when\n100001;zoe;2024-03-04T05:06:07Z\n;bob;2024-03-04T05:06:07Z\n';
  const map = { github_id: 'id', github_login: 'login', signed_at: 'when' };

  const { summary } = await importCsv(content, { map, level: 'account', execute: true });

  expect(summary.counts).toMatchObject({ identity: { confirm: 1, refused: 1 } });
  expect(summary.reasons).toMatchObject({ unresolved_login: { count: 1 }, unknown_cla_version: { count: 1 } });
  expect(await testApp.em().find(ImportedIdentity, { link })).toMatchObject([
    { platform: 'github', host: 'github.com', accountId: '100001', login: 'zoe', level: 'account', endedAt: null },
  ]);
});

test('rows in another encoding are refused, and a file in one as a whole', async () => {
  const bytes = Buffer.concat([Buffer.from('email,name\nzoe@example.org,Zo'), Buffer.of(0xeb), Buffer.from('\n')]);

  const { summary } = await importCsv(bytes, { map: {} });

  expect(summary.reasons).toMatchObject({ bad_encoding: { examples: ['people.csv:2 z***@e***.org'] } });
  await expect(importCsv(Buffer.from('\uFEFFemail,name\n', 'utf16le'), { map: {} })).rejects.toThrow(/UTF-8/);
});

test.each([
  ['a column that is not there', { map: { email: 'Mail' } }, /no such columns/],
  ['a name that is no column', { map: { mail: 'E-Mail' } }, /knows no mail/],
  ['a level that a table cannot have', { level: 'document' }, /account or listed/],
  ['no link', { link: undefined }, /give --link/],
] as const)('%s is reported', async (_, options, message) => {
  const failed = importCsv(SAMPLE, options);
  await expect(failed).rejects.toThrow(SourceError);
  await expect(failed).rejects.toThrow(message);
});

test('a link that is not there blocks', async () => {
  const { state, summary } = await importCsv(SAMPLE, {
    link: 'web_nowhere-0000000000000000001',
    execute: 'a'.repeat(64),
  });

  expect(state).toBe('blocked');
  expect(summary.reasons).toMatchObject({ unknown_link: { count: 6 } });
});
