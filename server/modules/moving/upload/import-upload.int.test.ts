import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { requestContext } from '#server/test/request-context.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { exportLink } from '../export/export-link.ts';
import { newFolder } from '../testing/run-import.ts';
import { exportArchive } from './export-archive.ts';
import type { ImportNews, ImportOutcome } from './import-upload.ts';
import { uploadImport } from './testing/upload-import.ts';

const testApp = await createTestApp();
const community = await arrangeCommunity(testApp);
let link: Link;
beforeEach(async () => {
  link = await buildLink(testApp.em(), { owner: community.account });
  await buildCla(testApp.em(), testApp.em().merge(link));
});

const PEOPLE = 'E-Mail;Name;Date\nzoe@example.org;Zoë;2024-03-04\nnobody;Nobody;2024-03-04\n';
const MAP = JSON.stringify({ email: 'E-Mail', name: 'Name', signed_at: 'Date' });

const upload = (content: string | Uint8Array, fields: Readonly<Record<string, string>>): Promise<ImportNews[]> =>
  uploadImport(testApp, { linkId: link.linkId, headers: community.headers, content, fields });

async function outcomeOf(...given: Parameters<typeof upload>): Promise<ImportOutcome> {
  const last = (await upload(...given)).at(-1);
  if (last === undefined || !('result' in last)) {
    throw new TypeError(JSON.stringify(last));
  }
  return last.result;
}

const signings = () => testApp.em().find(IndividualSigning, { link: link.id });

test('exactly the plan that was shown is carried out, and the audit names the manager', async () => {
  const fields = { from: 'csv', map: MAP, fileName: 'people.csv' };

  const planned = await outcomeOf(PEOPLE, fields);

  expect(planned).toMatchObject({
    state: 'planned',
    summary: {
      counts: { individual: { imported: 1, refused: 1 } },
      reasons: { invalid_email: { count: 1, examples: ['people.csv:3'] } },
    },
  });
  expect(planned.refused).toContain('people.csv:3');
  expect(await signings()).toEqual([]);

  const execute = planned.summary.planSha256;
  expect(await outcomeOf(PEOPLE.replace('zoe@', 'eve@'), { ...fields, execute })).toMatchObject({ state: 'stale' });
  expect(await signings()).toEqual([]);
  expect(await outcomeOf(PEOPLE, { ...fields, execute })).toMatchObject({ state: 'done' });

  expect(await signings()).toMatchObject([{ email: 'zoe@example.org' }]);
  const events = await testApp
    .em()
    .find(AuditEvent, { linkId: link.id, action: { $like: '%IMPORT%' } }, { orderBy: { sequence: 'asc' } });
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['SIGNINGS_IMPORTED', community.account.id],
    ['IMPORT_FINISHED', community.account.id],
  ]);
});

test('accounts of the file of CLA Assistant Lite wait for their owners', async () => {
  const file = JSON.stringify({
    signedContributors: [{ name: 'zoe', id: 100001, created_at: '2023-02-01T19:34:43Z', repoId: 1 }],
  });
  const planned = await outcomeOf(file, { from: 'cla-assistant-lite', fileName: 'cla.json' });

  await outcomeOf(file, { from: 'cla-assistant-lite', fileName: 'cla.json', execute: planned.summary.planSha256 });

  expect(await testApp.em().find(ImportedIdentity, { link: link.id })).toMatchObject([{ accountId: '100001' }]);
});

const rows = (count: number): string =>
  `email\n${Array.from({ length: count }, (_, row) => `p${row}@example.org\n`).join('')}`;

test.each([
  ['a file of another source', 'email\nzoe@example.org\n', { from: 'cla-assistant-lite' }, 'unreadable'],
  ['columns that are not there', PEOPLE, { from: 'csv' }, 'unreadable'],
  ['a row too many', rows(100_001), { from: 'csv' }, 'too_many_rows'],
])('%s is refused', async (_what, content, fields, reason) => {
  expect((await upload(content, fields)).at(-1)).toEqual({
    failure: { code: 'bad_request_parameter', details: { field: 'file', reason } },
  });
});

test('a zone that does not exist is refused by its name', async () => {
  expect(await upload(PEOPLE, { from: 'csv', timezone: 'Mars/X' })).toMatchObject([
    { data: { error_code: 'cla.bad_request_parameter', field: 'timezone' } },
  ]);
});

test('an archive that nobody reads is removed from the disk', async () => {
  const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`signet-export-${process.pid}-`));
  const archive = await exportArchive(requestContext(testApp, community.headers), link.linkId);
  expect(await left()).toHaveLength(1);

  archive.destroy();

  await expect.poll(left).toEqual([]);
});

test('the largest table is planned', async () => {
  const planned = await outcomeOf(rows(100_000), { from: 'csv' });

  expect(planned.summary.counts).toMatchObject({ individual: { imported: 100_000 } });
});

test('the archive of a link has the files that the command writes', async () => {
  const answer = await testApp.app.inject({ url: `/api/v1/link-export/${link.linkId}`, headers: community.headers });
  const files = unzipSync(answer.rawPayload);

  const folder = await newFolder();
  const instance = testApp.deps.config.publicUrl.host;
  await exportLink(testApp.deps.orm, { linkId: link.linkId, output: folder, instance, now: new Date() });
  expect(Object.keys(files)).toContain('manifest.json');
  expect(strFromU8(files['cla.jsonl'] ?? new Uint8Array())).toBe(await readFile(join(folder, 'cla.jsonl'), 'utf8'));
  const events = await testApp.em().find(AuditEvent, { linkId: link.id, action: 'SIGNINGS_EXPORTED' });
  expect(events).toMatchObject([{ actor: community.account.id, details: { format: 'signet' } }]);
});
