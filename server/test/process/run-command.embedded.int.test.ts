import { expect, test } from 'vitest';
import { runCommand, runUnread } from './run-command.ts';
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

test('an account whose mails would not arrive is not created, unless the operator has declared the domain', async () => {
  const environment = { DATA_DIR: await createDataDir() };
  const create = (email: string, more: Readonly<Record<string, string>> = {}) =>
    runCommand('create-account', { ...environment, ...more }, '--account', 'a', '--name', 'A', '--email', email);

  expect(await create('1+example@users.noreply.github.com')).toEqual({
    code: 1,
    output: expect.stringContaining('No mail can arrive at 1+example@users.noreply.github.com'),
  });
  expect(await create('admin@build.internal')).toEqual({
    code: 1,
    output: expect.stringContaining('add it to REACHABLE_DOMAINS'),
  });
  expect(await create('admin@build.internal', { REACHABLE_DOMAINS: 'internal' })).toMatchObject({ code: 0 });
});

test.each(['doctor', 'verify-audit', 'gate-doctor', 'rotate-seal', 'rotate-keys', 'migrate'])(
  '%s takes no arguments, and refuses one',
  async (command) => {
    expect(await runCommand(command, {}, 'unexpected')).toEqual({
      code: 1,
      output: expect.stringContaining("Unexpected argument 'unexpected'"),
    });
  },
);

test('a command goes on when nobody reads what it prints any more', async () => {
  expect(await runUnread('verify-audit', { DATA_DIR: await createDataDir() })).toEqual({ code: 0, output: '' });
});
