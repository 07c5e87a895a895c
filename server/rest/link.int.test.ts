import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

let testApp: TestApp;
let link: Link;
let unlinked: Link;

/** CLA 0 is superseded, 1 its newer version, 2 the English one, 3 for corporations. */
beforeAll(async () => {
  testApp = await createTestApp();
  const em = testApp.em();
  link = await buildLink(em, { alias: 'Example Community' });
  await buildCla(em, link);
  await buildCla(em, link);
  await buildCla(em, link, { language: 'en' });
  await buildCla(em, link, { type: 'corporation' });
  unlinked = await buildLink(em, { unlinkedAt: new Date() });
  await buildCla(em, unlinked);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ url: `/api/v1/${path}`, headers });

describe('GET link/{id}/{apply_to}', () => {
  test('lists the CLAs that can be signed now, in the form of legacy clients', async () => {
    const { data } = (await get(`link/${link.linkId}/individual`)).json<{ data: { fields: unknown[] }[] }>();

    expect(data).toMatchObject([
      { url: '', language: 'Chinese', cla_id: '1' },
      { url: '', language: 'English', cla_id: '2' },
    ]);
    expect(data[1]?.fields).toEqual([
      { id: '0', title: 'Name', type: 'name', description: '', required: true },
      { id: '1', title: 'E-Mail', type: 'email', description: '', required: true },
      { id: '2', title: 'Personal phone', type: 'telephone', description: '', required: false },
    ]);
  });

  test('keeps the two types separate', async () => {
    expect((await get(`link/${link.linkId}/corporation`)).json()).toMatchObject({ data: [{ cla_id: '3' }] });
  });

  test('answers an empty list when a type is not on offer', async () => {
    const bare = await buildLink(testApp.em());

    expect((await get(`link/${bare.linkId}/corporation`)).json()).toEqual({ data: [] });
  });
});

describe('GET cla/{link}/{id}', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await readFile(join(projectRoot, 'server/demo/cla/individual.en.pdf'));
  });

  test('serves the exact bytes, cacheable for ever by their fingerprint', async () => {
    const answer = await get(`cla/${link.linkId}/2`);

    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${link.linkId}_2.pdf"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${await fingerprint(bytes)}"`,
    });
  });

  test.each([
    ['the same tag', (etag: string) => etag, 304],
    ['the tag among others', (etag: string) => `"other", W/${etag}`, 304],
    ['any tag', () => '*', 304],
    ['another tag', () => '"other"', 200],
  ])('when the client holds %s', async (_name, held, status) => {
    const answer = await get(`cla/${link.linkId}/2`, { 'if-none-match': held(`"${await fingerprint(bytes)}"`) });

    expect([answer.statusCode, answer.rawPayload.length]).toEqual([status, status === 304 ? 0 : bytes.length]);
    expect(answer.headers.etag).toBe(`"${await fingerprint(bytes)}"`);
  });

  test('is not compressed in transit: its length is that of the document', async () => {
    const answer = await get(`cla/${link.linkId}/2`, { 'accept-encoding': 'br, gzip' });

    expect([answer.headers['content-encoding'], answer.rawPayload.length]).toEqual([undefined, bytes.length]);
  });

  test.each([
    ['a superseded version', () => `${link.linkId}/0`],
    ['a version of an unlinked project', () => `${unlinked.linkId}/0`],
  ])('%s stays readable', async (_name, path) => {
    expect((await get(`cla/${path()}`)).headers['content-type']).toBe('application/pdf');
  });

  test.each([
    ['an unknown number', () => `${link.linkId}/9`],
    ['something that is no number', () => `${link.linkId}/x`],
    ['a number that no counter reaches', () => `${link.linkId}/99999999999999999999`],
    ['an unknown link', () => 'nobody/0'],
    ['an impossible link', () => 'a%00b/0'],
  ])('%s is not found', async (_name, path) => {
    const answer = await get(`cla/${path()}`);

    expect([answer.statusCode, answer.json()]).toMatchObject([404, { data: { error_code: 'cla.not_found' } }]);
  });
});
