import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { startRestServer, type RestServer } from '#client/test/rest-server.ts';
import type { BundleFinding, Evidence } from './bundle.ts';
import { readDocument } from './read-document.ts';

type Files = Record<string, Uint8Array>;

const bundleOf = async (name: 'proved' | 'earlier'): Promise<Files> =>
  unzipSync(new Uint8Array(await readFile(join(import.meta.dirname, 'testing', `${name}-bundle.zip`))));
const text = (files: Files, name: string): string => new TextDecoder().decode(files[name]);
const bytes = (value: string): Uint8Array => new Uint8Array(Buffer.from(value));
const evidenceOf = (files: Files): Evidence => JSON.parse(text(files, 'evidence.json')) as Evidence;

let server: RestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Checks a bundle at the service that published what `origin` leads to. */
async function check(files: Files, origin: Files, status = 200): Promise<BundleFinding | undefined> {
  const certificates = { status, file: text(origin, 'ca.pem') };
  const keys = { status, json: { keys: evidenceOf(origin).keys } };
  server = await startRestServer([certificates, keys, certificates]);
  const file = new File([Buffer.from(zipSync(files))], 'evidence.zip');
  return (await readDocument(file))?.bundle;
}

const PROVED = { outcome: 'proved', gaps: [], wrong: [] };

test('a bundle whose keys the seal certifies is proved', async () => {
  const files = await bundleOf('proved');

  expect(await check(files, files)).toEqual(PROVED);
});

test('a bundle of an earlier release is not proved, and not forged', async () => {
  const files = await bundleOf('earlier');

  expect(await check(files, files)).toEqual({ outcome: 'unproved', gaps: ['EARLIER'], wrong: [] });
});

test('without what the service publishes nothing is proved', async () => {
  const files = await bundleOf('proved');

  expect(await check(files, files, 503)).toEqual({ outcome: 'unproved', gaps: ['UNCHECKED'], wrong: [] });
});

test('a bundle of another service is forged here', async () => {
  const files = await bundleOf('proved');

  expect(await check(files, await bundleOf('earlier'))).toMatchObject({
    outcome: 'changed',
    wrong: ['signed.pdf', 'evidence.jws'],
  });
});

test('one byte changed in any file is noticed, and the file named', async () => {
  const files = await bundleOf('proved');
  const unnoticed: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const at = Math.floor(content.length / 3);
    const changed = content.with(at, (content[at] ?? 0) ^ 1);
    const finding = await check({ ...files, [name]: changed }, files);
    await server?.close();
    server = undefined;
    if (finding?.outcome !== 'changed' || !(finding.wrong.includes(name) || name === 'evidence.json')) {
      unnoticed.push(name);
    }
  }

  expect(unnoticed).toEqual([]);
});

test.each(['proved', 'earlier'] as const)('a replaced program in a bundle is named: %s', async (name) => {
  const files = await bundleOf(name);

  expect(await check({ ...files, 'verify.mjs': bytes('console.log("Proved")') }, files)).toMatchObject({
    outcome: 'changed',
    wrong: ['verify.mjs'],
  });
});

test('a file that was added is named', async () => {
  const files = await bundleOf('proved');

  expect(await check({ ...files, 'extra.txt': bytes('x') }, files)).toMatchObject({
    outcome: 'changed',
    wrong: ['extra.txt'],
  });
});
