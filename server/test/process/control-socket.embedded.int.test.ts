import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';
import { spawnService } from './service-process.ts';
import { createDataDir } from './service-storage.ts';

const certificates = async (address: string): Promise<number> =>
  (await (await fetch(`${address}/.well-known/signet-seal-ca.pem`)).text()).split('BEGIN CERTIFICATE').length - 1;

test('commands reach the database through the service that has it, and without it', { timeout: 300_000 }, async () => {
  const dataDir = await createDataDir();
  const environment = { DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:4000' };
  const service = spawnService(environment);
  const address = await service.address;
  const before = await certificates(address);

  const rotated = await runCommand('rotate-seal', environment);
  const reset = await runCommand('reset-second-factor', environment, 'demo', 'local');
  const unknown = await runCommand('reset-second-factor', environment, 'nobody');
  const verified = await runCommand('verify-audit', environment);
  const examined = await runCommand('doctor', environment);
  const gate = await runCommand('gate-doctor', environment);

  expect(rotated).toEqual({
    code: 0,
    output: expect.stringMatching(/^New seal certificate, SHA-256: [0-9a-f]{64}\n$/),
  });
  expect(await certificates(address)).toBe(before + 1);
  expect(reset).toEqual({ code: 0, output: expect.stringMatching(/^The second factors of demo are removed/) });
  expect(unknown).toEqual({ code: 1, output: 'No account is called nobody.\n' });
  expect(verified).toEqual({
    code: 0,
    output: expect.stringMatching(/\d+ events after .+\nNothing was changed\.\n$/s),
  });
  expect(gate).toEqual({ code: 0, output: expect.stringMatching(/^(?:No code platform is connected|.+\n {2}ok )/) });
  expect(examined).toEqual({ code: 0, output: expect.not.stringContaining('PROBLEM') });
  for (const part of ['configuration', 'version', 'disk', 'database', 'schema', 'clock', 'keys', 'queue', 'mails']) {
    expect(examined.output).toMatch(new RegExp(`^ok +${part}`, 'm'));
  }
  expect(examined.output).toMatch(/^ok +chain head +the [1-9]\d* events of the last day fit/m);
  expect((await stat(join(dataDir, 'control.sock'))).isSocket()).toBe(true);

  // Killed, it leaves its socket behind.
  service.signal('SIGKILL');
  await service.exitCode;
  expect(await runCommand('verify-audit', environment)).toEqual({
    code: 0,
    output: expect.stringContaining('Nothing was changed.'),
  });
  expect(await runCommand('reset-second-factor', environment, 'demo')).toMatchObject({ code: 0 });
  expect((await fetch(`${await spawnService(environment).address}/readyz`)).status).toBe(200);
  expect(await runCommand('rotate-seal', environment)).toMatchObject({ code: 0 });
});
