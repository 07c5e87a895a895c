import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'bson';
import { beforeEach, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { Source } from '../format/source.ts';
import { importInto, newFolder, type TestImport, writeInput } from '../testing/run-import.ts';
import { APP_CLA_SERVER } from './app-cla-server/app-cla-server.ts';
import { CLA_ASSISTANT } from './cla-assistant.ts';
import { CLABOT } from './clabot.ts';
import { CLAHUB } from './clahub.ts';
import { CSV_SOURCE } from './csv.ts';
import { EASYCLA } from './easycla.ts';

const testApp = await createTestApp();
let link: Link;
beforeEach(async () => {
  link = await buildLink(testApp.em());
  await buildCla(testApp.em(), testApp.em().merge(link));
});

const emailsOf = async (linkId: string) =>
  (await testApp.em().find(IndividualSigning, { link: { linkId } }, { orderBy: { email: 'asc' } })).map(
    ({ email, endReason }) => [email, endReason ?? 'live'].join(' '),
  );

const csv = (...rows: readonly (string | Buffer)[]): Promise<string> =>
  writeInput('people.csv', Buffer.concat(['email,name\n', ...rows].map((row) => Buffer.from(row as string))));

test.each<[what: string, content: () => Promise<string>, reasons: object, stored: string[]]>([
  [
    'rows in another encoding',
    () => csv('a@example.org,A\n', Buffer.from('b@example.org,B\xe9\n', 'latin1')),
    { bad_encoding: { count: 1, examples: ['people.csv:3 b***@e***.org'] } },
    ['a@example.org live'],
  ],
  [
    'duplicate addresses, in another spelling too',
    () => csv('a@example.org,A\n', 'a@example.org,A\n', 'b@example.org,B\n', 'B@Example.org,B\n'),
    { import_duplicate: { count: 1 }, letter_case_duplicate: { count: 1 } },
    ['a@example.org live', 'a@example.org import_duplicate', 'b@example.org import_duplicate', 'B@Example.org live'],
  ],
  [
    'hostile names',
    () =>
      csv('a@example.org,"=HYPERLINK(1)"\n', 'b@example.org,B\u0007\n', 'c@example.org,@SUM(1)\n', 'd@example.org,D\n'),
    { hostile_value: { count: 3 } },
    ['d@example.org live'],
  ],
  [
    'rows of another width',
    () => csv('a@example.org,A,more\n', 'b@example.org,B\n', 'c@example.org\n'),
    { column_count: { count: 2 } },
    ['b@example.org live'],
  ],
])('of %s, each is a row of the report, and the rest is imported', async (_what, content, reasons, stored) => {
  const wanted: TestImport = { source: CSV_SOURCE, link: link.linkId, input: await content(), execute: true };

  const { state, summary } = await importInto(testApp, wanted);

  expect(state).toBe('done');
  expect(summary.reasons).toMatchObject(reasons);
  expect((await emailsOf(link.linkId)).toSorted()).toEqual(stored.toSorted());
  const again = await importInto(testApp, { ...wanted, execute: undefined });
  expect(again.summary.counts['individual']).toMatchObject({ imported: 0, kept: 0, skipped: stored.length });
});

test.each([
  ['a quote that does not end', 'b@example.org,"B\nc@example.org,C\n'],
  ['a row that is too long', `b@example.org,${'x'.repeat(2_000_000)}\n`],
])('%s keeps everything from being written, and the report says the place', async (_what, rest) => {
  const input = await csv('a@example.org,A\n', rest);

  const { state, summary } = await importInto(testApp, { source: CSV_SOURCE, link: link.linkId, input, execute: true });

  expect(state).toBe('blocked');
  expect(summary.reasons).toMatchObject({ truncated_file: { count: 1, examples: ['people.csv:3'] } });
  expect(await emailsOf(link.linkId)).toEqual([]);
});

test.each<[source: Source, name: string, message: RegExp]>([
  [CSV_SOURCE, 'people.csv', /no such columns/],
  [CLA_ASSISTANT, 'cla-assistant.csv', /no column User Name/],
  [CLAHUB, 'agreement.csv', /no column Name/],
  [EASYCLA, 'icla.csv', /none of the headers/],
  [CLABOT, '.clabot', /is not JSON/],
])('a CSV of another program is no input of $name', async (source, name, message) => {
  const input = await writeInput(name, 'Invoice;Amount\n1;2\n');

  await expect(importInto(testApp, { source, link: link.linkId, input })).rejects.toThrow(message);
});

const LINK = {
  id: '65e500000000000000bad001',
  org: { org_alias: 'Example', project: 'https://gitee.com/bad-input' },
  clas: [{ id: '0', url: '', type: 'individual', lang: 'Chinese', fields: [] }],
  removed: [],
  deleted: false,
};
const signing = (number: number, more: object = {}) => ({
  _id: `65e50000000000000000000${number}`,
  link_id: LINK.id,
  cla_id: '0',
  lang: 'Chinese',
  date: '2024-03-04',
  name: 'Bob',
  email: `p${number}@example.org`,
  deleted: false,
  ...more,
});
const MEGABYTE = 1024 * 1024;

test.each<[what: string, bytes: () => Buffer, state: string, reasons: object]>([
  [
    'a document of 16 MB',
    () => bsonOf(signing(1), signing(2, { name: 'x'.repeat(15.9 * MEGABYTE) }), signing(3)),
    'planned',
    { unreadable_record: { count: 1, examples: ['individual_signing.bson#2 p***@e***.org'] } },
  ],
  [
    'a BSON that ends within a document',
    () => bsonOf(signing(1), signing(2)).subarray(0, -5),
    'blocked',
    { truncated_file: { count: 1, examples: ['individual_signing.bson#2'] } },
  ],
  [
    'a length that no document has',
    () => Buffer.concat([bsonOf(signing(1)), Buffer.from('ffffff7f00', 'hex')]),
    'blocked',
    { truncated_file: { count: 1 } },
  ],
])('of %s, the report says the place', async (_what, bytes, state, reasons) => {
  const folder = join(await newFolder(), 'cla');
  await mkdir(folder);
  await writeFile(join(folder, 'link.bson'), bsonOf(LINK));
  await writeFile(join(folder, 'individual_signing.bson'), bytes());

  const planned = await importInto(testApp, {
    source: APP_CLA_SERVER,
    input: folder,
    generation: 'R',
    owner: (await testApp.em().findOneOrFail(CommunityAccount, link.owner.id)).account,
  });

  expect(planned.summary.reasons).toMatchObject(reasons);
  expect(planned.state).toBe(state);
  expect(await emailsOf(LINK.id)).toEqual([]);
});

function bsonOf(...documents: readonly object[]): Buffer {
  return Buffer.concat(documents.map((document) => serialize(document)));
}
