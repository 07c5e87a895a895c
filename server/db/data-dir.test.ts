import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { resolveSecretKeys } from '#server/security/secret-key.ts';
import { lockDataDir } from './process-lock.ts';

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'data-dir-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a second lock is refused while the first one is held', async () => {
  const dataDir = await createFolder();
  const release = lockDataDir(dataDir);

  expect(() => lockDataDir(dataDir)).toThrow(/^DATA_DIR: .* is in use by another Signet process/);
  release();
  lockDataDir(dataDir)();
});

test('an unusable data directory is not reported as being in use', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, 'file'), '');
  await mkdir(join(folder, 'blocked', 'lock'), { recursive: true });
  await mkdir(join(folder, 'damaged'));
  await writeFile(join(folder, 'damaged', 'lock'), 'anything else '.repeat(100));

  for (const name of ['file', 'blocked', 'damaged']) {
    expect(() => lockDataDir(join(folder, name))).toThrow(/^DATA_DIR: .* cannot be used: /);
  }
});

test('the secret key is created once, complete, and readable by its owner alone', async () => {
  const DATA_DIR = await createFolder();

  const [key] = resolveSecretKeys(readConfig({ DATA_DIR }));

  expect(Buffer.byteLength(key.secret)).toBeGreaterThanOrEqual(32);
  expect(resolveSecretKeys(readConfig({ DATA_DIR }))).toEqual([key]);
  expect(await readdir(DATA_DIR)).toEqual(['secret-key']);
  expect((await stat(join(DATA_DIR, 'secret-key'))).mode & 0o777).toBe(0o600);
});

test.each(['', 'cut'])('a damaged secret key (%j) stops the start instead of protecting nothing', async (content) => {
  const DATA_DIR = await createFolder();
  await writeFile(join(DATA_DIR, 'secret-key'), content);

  expect(() => resolveSecretKeys(readConfig({ DATA_DIR }))).toThrow(/^DATA_DIR: .*secret-key/);
});
