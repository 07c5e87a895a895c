import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runIsolated } from './run-isolated.ts';

/** Starting a thread is slow on a busy machine. */
const TIMEOUT = 60_000;

const LIMITS = { timeLimit: 50_000, memoryLimit: 256 };

test('data that would end its process is given up', { timeout: TIMEOUT }, async () => {
  // In one piece, because threads check their limit only between allocations.
  expect(await runIsolated('isolation/testing/fill-array', 50_000_000, LIMITS)).toBeUndefined();
});

test('a thread that fills more buffers than it may is given up', { timeout: TIMEOUT }, async () => {
  expect(await runIsolated('isolation/testing/fill-buffers', 200, LIMITS)).toBe(200);
  expect(await runIsolated('isolation/testing/fill-buffers', 1500, LIMITS)).toBeUndefined();
});

test('code in hostile data learns no setting, and reads, writes and starts nothing', { timeout: TIMEOUT }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signet-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'secret-key');
  await writeFile(file, 'secret');

  expect(await runIsolated('isolation/testing/try-everything', file, LIMITS)).toEqual({
    variables: [],
    read: 'ERR_ACCESS_DENIED',
    write: 'ERR_ACCESS_DENIED',
    start: 'ERR_ACCESS_DENIED',
  });
});
