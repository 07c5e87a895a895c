import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { lockDataDir } from './process-lock.ts';
import { resolveSecretKey } from './secret-key.ts';

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'data-dir-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a second lock is refused as long as the first one lasts', async () => {
  const dataDir = await createFolder();
  const release = lockDataDir(dataDir);

  expect(() => lockDataDir(dataDir)).toThrow(/^DATA_DIR: .* is in use by another Signet process/);
  release();
  lockDataDir(dataDir)();
});

test('a data directory that cannot be used is not said to be in use', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, 'file'), '');
  await mkdir(join(folder, 'blocked', 'lock'), { recursive: true });
  await mkdir(join(folder, 'damaged'));
  await writeFile(join(folder, 'damaged', 'lock'), 'anything else '.repeat(100));

  for (const name of ['file', 'blocked', 'damaged']) {
    expect(() => lockDataDir(join(folder, name))).toThrow(/^DATA_DIR: .* cannot be used: /);
  }
});

test('the secret key is made once, whole, and for its owner alone', async () => {
  const DATA_DIR = await createFolder();

  const key = resolveSecretKey(readConfig({ DATA_DIR }));

  expect(Buffer.byteLength(key)).toBeGreaterThanOrEqual(32);
  expect(resolveSecretKey(readConfig({ DATA_DIR }))).toBe(key);
  expect(await readdir(DATA_DIR)).toEqual(['secret-key']);
  expect((await stat(join(DATA_DIR, 'secret-key'))).mode & 0o777).toBe(0o600);
});

test.each(['', 'cut'])('a damaged secret key (%j) stops the start instead of protecting nothing', async (content) => {
  const DATA_DIR = await createFolder();
  await writeFile(join(DATA_DIR, 'secret-key'), content);

  expect(() => resolveSecretKey(readConfig({ DATA_DIR }))).toThrow(/^DATA_DIR: .*secret-key/);
});
