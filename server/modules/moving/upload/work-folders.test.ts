import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeWorkFolder, removeLeftFolders } from './work-folders.ts';

/** Above the largest number that a process can have. */
const NOBODY = 4_194_305;

test('folders of processes that were killed are removed, those of others stay', async () => {
  const own = await makeWorkFolder('import');
  const killed = join(tmpdir(), `signet-export-${NOBODY}-abcdef`);
  const other = join(tmpdir(), `signet-export-${process.ppid}-abcdef`);
  await Promise.all([killed, other].map((path) => mkdir(path, { recursive: true })));

  await removeLeftFolders();

  expect([own, killed, other].map((path) => existsSync(path))).toEqual([false, false, true]);
  await rm(other, { recursive: true });
});
