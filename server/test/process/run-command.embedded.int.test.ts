import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';
import { createDataDir } from './service-storage.ts';

test('a command that fails on an open database ends, and leaves the data directory to the next one', async () => {
  const environment = { DATA_DIR: await createDataDir() };
  const named = ['--account', 'another', '--name', 'Another'];

  expect(await runCommand('create-account', environment, ...named, '--email', 'malformed')).toEqual({
    code: 1,
    output: expect.stringContaining('e-mail'),
  });

  expect(await runCommand('create-account', environment, ...named, '--email', 'another@example.org')).toMatchObject({
    code: 0,
  });
});
