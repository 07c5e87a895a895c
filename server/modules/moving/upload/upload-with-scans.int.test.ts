import { crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { rawPdf } from '#server/integrations/pdf/testing/raw-pdf.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity } from '#server/modules/community/link/testing/community.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { ImportNews, ImportOutcome } from './import-upload.ts';
import { uploadImport } from './testing/upload-import.ts';

const testApp = await createTestApp();
const community = await arrangeCommunity(testApp);
let link: Link;
beforeEach(async () => {
  link = await buildLink(testApp.em(), { owner: community.account });
  await buildCla(testApp.em(), testApp.em().merge(link));
});

async function upload(archive: Uint8Array, execute?: string): Promise<ImportNews | undefined> {
  const fields = { from: 'csv', fileName: 'paper.zip', ...(execute === undefined ? {} : { execute }) };
  const { headers } = community;
  return (await uploadImport(testApp, { linkId: link.linkId, headers, content: archive, fields })).at(-1);
}

async function outcomeOf(archive: Uint8Array, execute?: string): Promise<ImportOutcome> {
  const last = await upload(archive, execute);
  if (last === undefined || !('result' in last)) {
    throw new TypeError(JSON.stringify(last));
  }
  return last.result;
}

const table = (...rows: string[]): Uint8Array => strToU8(`email,document\n${rows.join('\n')}\n`);
const PDF = new Uint8Array(rawPdf());

interface RawFile {
  readonly name: Uint8Array;
  readonly bytes: Uint8Array;
  readonly flags?: number;
}

/** An archive as other programs write it: names in any bytes and any number of times. */
function rawZip(files: readonly RawFile[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, flags = 0 } of files) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, bytes]);
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, name]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

const CSV = Buffer.from('people.csv');

test('rows get their scans as by the command, and the plan says what is left over', async () => {
  const archive = rawZip([
    {
      name: Buffer.from('paper/people.csv'),
      bytes: table(
        'a@example.org,scans\\a.pdf',
        'gbk@example.org,扫描/中文.pdf',
        'none@example.org,',
        'missing@example.org,scans/none.pdf',
        'twice@example.org,twice.pdf',
        'protected@example.org,protected.pdf',
        'nested@example.org,nested.zip',
        'bomb@example.org,bomb.pdf',
        'outside@example.org,../../../etc/passwd',
        'nobody,scans/refused.pdf',
      ),
    },
    { name: Buffer.from('__MACOSX/paper/._people.csv'), bytes: strToU8('x') },
    { name: Buffer.from('paper/.DS_Store'), bytes: strToU8('x') },
    { name: Buffer.from('paper/scans/'), bytes: new Uint8Array() },
    { name: Buffer.from('paper\\scans\\a.pdf'), bytes: PDF },
    // 扫描/中文.pdf, as the ZIP folders of a Chinese Windows write it.
    { name: Buffer.from('paper/\u00c9\u00a8\u00c3\u00e8/\u00d6\u00d0\u00ce\u00c4.pdf', 'latin1'), bytes: PDF },
    { name: Buffer.from('paper/twice.pdf'), bytes: PDF },
    { name: Buffer.from('paper/twice.pdf'), bytes: strToU8('another') },
    { name: Buffer.from('paper/protected.pdf'), bytes: PDF, flags: 1 },
    { name: Buffer.from('paper/nested.zip'), bytes: zipSync({ 'a.pdf': PDF }) },
    { name: Buffer.from('paper/bomb.pdf'), bytes: new Uint8Array(10 * 1024 * 1024 + 1) },
    { name: Buffer.from('paper/scans/refused.pdf'), bytes: PDF },
    { name: Buffer.from('paper/scans/left\u0007.pdf'), bytes: PDF },
  ]);

  const planned = await outcomeOf(archive);

  expect(planned.state).toBe('planned');
  expect(planned.summary.scans).toEqual({
    rows: 2,
    unnamed: { count: 1, examples: ['paper/scans/left_.pdf'] },
  });
  const reasons = Object.entries(planned.summary.reasons).map(([code, { examples }]) => [code, examples]);
  expect(Object.fromEntries(reasons)).toMatchObject({
    document_missing: ['people.csv:5 m***@e***.org', 'people.csv:10 o***@e***.org'],
    document_twice: ['people.csv:6 t***@e***.org'],
    unusable_document: ['people.csv:7 p***@e***.org', 'people.csv:8 n***@e***.org'],
    document_too_large: ['people.csv:9 b***@e***.org'],
    invalid_email: ['people.csv:11'],
  });

  expect(await outcomeOf(archive, planned.summary.planSha256)).toMatchObject({ state: 'done' });
  const signings = await testApp.em().find(IndividualSigning, { link: link.id }, { orderBy: { email: 'asc' } });
  const origins = await testApp.em().find(SigningOrigin, { signing: { $in: signings.map(({ id }) => id) } });
  const levels = new Map(origins.map(({ signing, level }) => [signing, level]));
  expect(signings.map(({ id, email, document }) => [email, levels.get(id), document !== null])).toEqual([
    ['a@example.org', 'document', true],
    ['gbk@example.org', 'document', true],
    ['none@example.org', 'listed', false],
  ]);
});

const many = (count: number, write: (number: number) => Uint8Array): RawFile[] =>
  Array.from({ length: count }, (_, number) => ({ name: Buffer.from(`${number}.pdf`), bytes: write(number) }));

test('an archive of 10,000 files is planned when its rows name few of them', async () => {
  const files = [{ name: CSV, bytes: table('a@example.org,7.pdf') }, ...many(10_000, () => PDF.subarray(0, 9))];

  const { summary } = await outcomeOf(rawZip(files));

  expect(summary.scans).toMatchObject({ rows: 0, unnamed: { count: 9999 } });
});

const whole = zipSync({ 'people.csv': table('a@example.org,a.pdf'), 'a.pdf': PDF });
const rowsOf = (count: number): Uint8Array =>
  table(...Array.from({ length: count }, (_, number) => `p${number}@example.org,${number}.pdf`));

test.each<[string, () => Uint8Array, string]>([
  ['cut off', () => whole.subarray(0, -30), 'unreadable_archive'],
  ['without a table', () => zipSync({ 'a.pdf': PDF }), 'unreadable_archive'],
  ['inside an archive', () => zipSync({ 'inner.zip': whole }), 'unreadable_archive'],
  ['whose table is a bomb', () => zipSync({ 'a.csv': new Uint8Array(65 * 1024 * 1024) }), 'unreadable_archive'],
  ['whose table is protected', () => rawZip([{ name: CSV, bytes: table(), flags: 1 }]), 'unreadable_archive'],
  [
    'of more scans than are checked at a time',
    () => rawZip([{ name: CSV, bytes: rowsOf(501) }, ...many(501, (number) => strToU8(String(number)))]),
    'too_many_scans',
  ],
  [
    'of scans that are bombs together',
    () => {
      const scans = Array.from({ length: 9 }, (_, number): [string, Uint8Array] => [
        `${number}.pdf`,
        new Uint8Array(9 * 1024 * 1024).fill(number),
      ]);
      return zipSync({ 'people.csv': rowsOf(9), ...Object.fromEntries(scans) });
    },
    'too_many_scans',
  ],
])('an archive %s is refused', async (_what, archive, reason) => {
  expect(await upload(archive())).toEqual({
    failure: { code: 'bad_request_parameter', details: { field: 'file', reason } },
  });
});
