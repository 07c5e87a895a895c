import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';
import { createEmptyDataDir } from './service-storage.ts';

const SECRET_KEYS = 'a:a key that only tests use of 32 bytes or more';

test.each([
  ['doctor', []],
  ['verify-audit', []],
  ['rotate-seal', []],
  ['reset-second-factor', ['somebody']],
  ['backup', ['archive']],
  ['rotate-keys', []],
])('%s names a data directory without a database, and creates nothing there', async (command, named) => {
  const dataDir = await createEmptyDataDir();

  const result = await runCommand(command, { DATA_DIR: dataDir, SECRET_KEYS }, ...named);

  expect(result).toEqual({ code: 1, output: `DATA_DIR: ${dataDir} holds no database\n` });
  expect(await readdir(dataDir)).toEqual([]);
});
