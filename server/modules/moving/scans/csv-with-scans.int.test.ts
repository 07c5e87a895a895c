import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { rawPdf } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { eraseSigning } from '#server/modules/privacy/erasure/erase-signing.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { CSV_SOURCE } from '../sources/csv.ts';
import { importInto, newFolder, writeInput } from '../testing/run-import.ts';

const testApp = await createTestApp();
let link: Link;
beforeEach(async () => {
  link = await buildLink(testApp.em());
  await buildCla(testApp.em(), testApp.em().merge(link));
});

/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Segments of a JPEG of one point, with what a camera notes. */
const JPEG = Buffer.concat([
  Buffer.from('ffd8', 'hex'),
  Buffer.from('ffe1000f', 'hex'),
  Buffer.from('GPS-OF-CAMERA'),
  Buffer.from('ffc0000b080001000101011100', 'hex'),
  Buffer.from('ffda0008010100003f0000', 'hex'),
  Buffer.from('ffd9', 'hex'),
]);

const ROWS = [
  ['pdf@example.org', 'scans/a.pdf'],
  ['png@example.org', 'scans/b.png'],
  ['jpeg@example.org', 'c.jpg'],
  ['listed@example.org', ''],
  ['missing@example.org', 'scans/none.pdf'],
  ['outside@example.org', '../../../etc/passwd'],
  ['word@example.org', 'd.doc'],
  ['broken@example.org', 'broken.pdf'],
  ['bomb@example.org', 'bomb.pdf'],
  ['no address', 'scans/a.pdf'],
];
const CSV = `email,document\n${ROWS.map((row) => row.join(',')).join('\n')}\n`;
const FILES = {
  'people.csv': strToU8(CSV),
  '__MACOSX/._people.csv': strToU8('junk'),
  'scans/a.pdf': new Uint8Array(rawPdf()),
  'scans/b.png': new Uint8Array(PNG),
  'c.jpg': new Uint8Array(JPEG),
  'd.doc': strToU8('a letter'),
  'broken.pdf': strToU8('%PDF-1.4\nnothing else'),
  'bomb.pdf': new Uint8Array(64 * 1024 * 1024),
  '../../../etc/passwd': strToU8('root'),
};

const zipOf = (files: Readonly<Record<string, Uint8Array>>): Promise<string> =>
  writeInput('scans.zip', zipSync(files, { level: 9 }));

test('rows with a scan get the level document, and others are refused with a reason', async () => {
  const report = await newFolder();
  const input = await zipOf(FILES);
  const before = await testApp.em().count(Document);

  const { state, summary } = await importInto(testApp, {
    source: CSV_SOURCE,
    link: link.linkId,
    input,
    report,
    execute: true,
  });

  expect(state).toBe('done');
  const refused = (await readFile(join(report, 'refused.jsonl'), 'utf8')).trim().split('\n');
  expect(refused.map((line) => JSON.parse(line) as object)).toMatchObject([
    { locator: 'people.csv:6', reason: 'document_missing' },
    { locator: 'people.csv:7', reason: 'unusable_document' },
    { locator: 'people.csv:8', reason: 'unusable_document' },
    { locator: 'people.csv:9', reason: 'unusable_document' },
    { locator: 'people.csv:10', reason: 'document_too_large' },
    { locator: 'people.csv:11', reason: 'invalid_email' },
  ]);
  const em = testApp.em();
  const signings = await em.find(IndividualSigning, { link }, { orderBy: { email: 'asc' }, populate: ['document'] });
  const origins = await em.find(SigningOrigin, { signing: { $in: signings.map(({ id }) => id) } });
  const levels = new Map(origins.map(({ signing, level }) => [signing, level]));
  expect(signings.map(({ id, email, document }) => [email, levels.get(id), document !== null])).toEqual([
    ['jpeg@example.org', 'document', true],
    ['listed@example.org', 'listed', false],
    ['pdf@example.org', 'document', true],
    ['png@example.org', 'document', true],
  ]);
  expect(await testApp.em().count(Document)).toBe(before + 3);
  const [jpeg] = signings;
  const stored = await readDocument(testApp.em(), jpeg?.document?.$.sha256 ?? '');
  const text = Buffer.from(stored?.bytes ?? []).toString('latin1');
  expect(text).toMatch(/^%PDF-/);
  expect(text).not.toContain('GPS-OF-CAMERA');
  const again = await importInto(testApp, { source: CSV_SOURCE, link: link.linkId, input });
  expect(again.summary.counts).toMatchObject({ individual: { skipped: 4 } });
  expect(summary.counts).toMatchObject({ individual: { imported: 4 }, row: { refused: 6 } });
});

test('the scan of somebody who was erased stays away', async () => {
  const input = await zipOf({
    'people.csv': strToU8('email,document\nerased@example.org,a.pdf\n'),
    'a.pdf': new Uint8Array(rawPdf('/Lang (fr)')),
  });
  const wanted = { source: CSV_SOURCE, link: link.linkId, input, execute: true } as const;
  const before = await testApp.em().count(Document);
  await importInto(testApp, wanted);
  const { id } = await testApp.em().findOneOrFail(IndividualSigning, { link });
  const ctx = createSystemContext(testApp.deps);
  await change(ctx, async (tx) => {
    const signing = await tx.em.findOneOrFail(IndividualSigning, id);
    await eraseSigning(ctx, tx, { signing, actor: SYSTEM, reason: 'request' });
  });

  const { summary } = await importInto(testApp, wanted);

  expect(summary.reasons).toMatchObject({ erased_here: { count: 1 } });
  expect(await testApp.em().count(Document)).toBe(before);
});

test('another scan is another plan', async () => {
  const wanted = { source: CSV_SOURCE, link: link.linkId } as const;
  const files = { 'people.csv': strToU8('email,document\na@example.org,a.pdf\n'), 'a.pdf': new Uint8Array(rawPdf()) };
  const planned = await importInto(testApp, { ...wanted, input: await zipOf(files) });

  const changed = await zipOf({ ...files, 'a.pdf': new Uint8Array(rawPdf('/Lang (en)')) });
  const { state } = await importInto(testApp, { ...wanted, input: changed, execute: planned.summary.planSha256 });

  expect(state).toBe('stale');
});

test('scans that are given apart from their table are refused, because no level rises later', async () => {
  const input = await writeInput('people.csv', 'email\na@example.org\n');

  await expect(importInto(testApp, { source: CSV_SOURCE, link: link.linkId, input, documents: input })).rejects.toThrow(
    '--input',
  );
});

const archive = zipSync({ 'people.csv': strToU8('email\na@example.org\n') });
test.each([
  ['without a table', zipSync({ 'a.pdf': strToU8('x') }), /exactly one CSV/],
  ['with two tables', zipSync({ 'a.csv': strToU8('email'), 'b.csv': strToU8('email') }), /exactly one CSV/],
  ['with a table that is a bomb', zipSync({ 'a.csv': new Uint8Array(65 * 1024 * 1024) }), /exactly one CSV/],
  ['that is cut off', archive.subarray(0, -30), /cut off/],
])('an archive %s is no input', async (_what, bytes, message) => {
  const input = await writeInput('scans.zip', bytes);

  await expect(importInto(testApp, { source: CSV_SOURCE, link: link.linkId, input })).rejects.toThrow(message);
});
