import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { arrangeSignedIndividual } from '#server/modules/proof/evidence/testing/signed-individual.ts';
import { createTestApp } from '#server/test/test-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'signet-verify-'));
afterAll(() => rm(folder, { recursive: true }));

const testApp = await createTestApp();
const { evidenceUrl } = await arrangeSignedIndividual(testApp);
const files = unzipSync((await testApp.app.inject({ url: evidenceUrl })).rawPayload);

/** Runs `npm run verify` with a file of these bytes. */
async function verify(name: string, bytes: Uint8Array, ...options: string[]) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/commands/verify.ts', path, ...options], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number];
  const [output, error] = await printed;
  return { code, output, error };
}

const rootIn = (output: string): string => /SHA-256: ([0-9a-f]{64})/.exec(output)?.[1] ?? '';

test('a bundle passes, and leads to the root of its seal', async () => {
  const { code, output } = await verify('bundle.zip', zipSync(files));

  expect(output).toContain('Nothing was changed.');
  expect(code).toBe(0);
  const root = rootIn(output);
  expect((await verify('bundle.zip', zipSync(files), '--root', root)).code).toBe(0);
  expect(await verify('bundle.zip', zipSync(files), '--root', '0'.repeat(64))).toMatchObject({
    code: 1,
    output: expect.stringContaining('FAILED: ca.pem'),
  });
});

test('a sealed PDF passes by itself, with the address at which the service tells whether it counts', async () => {
  const { code, output } = await verify('signed.pdf', files['signed.pdf'] ?? strToU8(''));

  expect(rootIn(output)).not.toBe('');
  expect(output).toMatch(/\/api\/v1\/verify\/[0-9a-f]{64}/);
  expect(code).toBe(0);
});

test('a second file is refused, since it would not be checked', async () => {
  const { code, error } = await verify('bundle.zip', zipSync(files), join(folder, 'changed.zip'));

  expect(code).toBe(1);
  expect(error).toContain('npm run verify -- FILE.pdf|BUNDLE.zip');
});

test('a changed byte is found, and its file named', async () => {
  const cla = files['cla.pdf'] ?? strToU8('');
  const changed = { ...files, 'cla.pdf': cla.with(cla.length - 20, 0) };

  expect(await verify('bundle.zip', zipSync(changed))).toMatchObject({
    code: 1,
    output: expect.stringContaining('FAILED: cla.pdf was changed'),
  });
});

test('a missing file is found, and named', async () => {
  const { 'audit.jsonl': _missing, ...rest } = files;

  expect(await verify('bundle.zip', zipSync(rest))).toMatchObject({
    code: 1,
    output: expect.stringContaining('FAILED: audit.jsonl is missing'),
  });
});

/** Where the directory of an archive of one file holds the size of that file when unpacked, and where its name begins. */
const DIRECTORY = { mark: 'PK\u0001\u0002', size: 24 } as const;

function claimingSize(archive: Uint8Array, size: number): Buffer {
  const bytes = Buffer.from(archive);
  bytes.writeUInt32LE(size, bytes.indexOf(DIRECTORY.mark, 0, 'latin1') + DIRECTORY.size);
  return bytes;
}

/** Gives a file of an archive another name of the same length. */
function renamed(archive: Uint8Array, from: string, to: string): Buffer {
  return Buffer.from(Buffer.from(archive).toString('latin1').replaceAll(from, to), 'latin1');
}

const twins = (): Buffer =>
  renamed(zipSync({ 'one.pdf': strToU8('1'), 'two.pdf': strToU8('2') }), 'two.pdf', 'one.pdf');

describe('an archive of somebody who means harm is refused in one line', () => {
  test.each<[string, () => Uint8Array, RegExp]>([
    [
      'that would fill the memory',
      () => claimingSize(zipSync({ 'cla.pdf': strToU8('x') }), 0xf000_0000),
      /more than 200 MB/,
    ],
    ['with a path', () => zipSync({ '../../cla.pdf': strToU8('x') }), /no evidence bundle/],
    [
      'with a name that programs read as something else',
      () => renamed(zipSync({ prototype: strToU8('x') }), 'prototype', '__proto__'),
      /no evidence bundle/,
    ],
    ['with a name that writes to the terminal', () => zipSync({ 'a\u001b[2Kb': strToU8('x') }), /no evidence bundle/],
    ['with one name twice', twins, /no evidence bundle/],
    ['that was cut off', () => zipSync(files).subarray(0, 500), /invalid zip/],
  ])('%s', async (_case, archive, reason) => {
    const { code, output, error } = await verify('bundle.zip', archive());

    expect(error).toMatch(reason);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect(output).toBe('');
    expect(code).toBe(1);
  });

  test('and one that hides how much it holds shows no more than it says', async () => {
    const bomb = claimingSize(zipSync({ 'cla.pdf': new Uint8Array(5_000_000) }), 10);

    const { code, output } = await verify('bundle.zip', bomb);

    expect(output).toContain('FAILED: evidence.json');
    expect(code).toBe(1);
  });
});

test('what a bundle says cannot write over the verdict', async () => {
  const checkpoints = strToU8('[{"number":"\\u001b[2K1","at":"\\u202enow","jws":"x"}]');

  const { code, output } = await verify('bundle.zip', zipSync({ ...files, 'checkpoint.json': checkpoints }));

  expect(output).not.toContain('\u001B');
  expect(output).not.toContain('\u202E');
  expect(code).toBe(1);
});
