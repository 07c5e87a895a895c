import { readFile, rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { keptKeyFile } from '#server/security/secret-key.ts';
import { runCommand } from './run-command.ts';
import { spawnService } from './service-process.ts';
import { createDataDir } from './service-storage.ts';

const NEW = 'new:a new secret key that only tests use';

test('after keys:rotate the service starts without the old key, and not during it', async () => {
  const dataDir = await createDataDir();
  const settings = { DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:4000' };
  const rotation = { ...settings, SECRET_KEYS: NEW, SECRET_KEY: await readFile(keptKeyFile(dataDir), 'utf8') };
  const service = spawnService(settings);
  const root = '/.well-known/signet-seal-ca.pem';
  const certificates = await (await fetch(`${await service.address}${root}`)).text();

  // The embedded database belongs to the service while it runs.
  expect(await runCommand('rotate-keys', rotation)).toMatchObject({ code: 1 });
  service.signal('SIGTERM');
  await service.exitCode;

  const rotated = await runCommand('rotate-keys', rotation);

  expect(rotated).toEqual({ code: 0, output: expect.stringMatching(/^Encrypted again: [1-9]\d*\. .*alone: 0\.\n$/) });
  await rm(keptKeyFile(dataDir));
  const renewed = await spawnService({ ...settings, SECRET_KEYS: NEW }).address;
  expect(await (await fetch(`${renewed}${root}`)).text()).toBe(certificates);
});
