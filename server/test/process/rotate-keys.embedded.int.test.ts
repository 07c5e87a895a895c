import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';
import { spawnService } from './service-process.ts';
import { createEmptyDataDir } from './service-storage.ts';

const OLD = 'old:an old secret key that only tests use';
const NEW = 'new:a new secret key that only tests use';

test('after keys:rotate the service starts without the old key, and not during it', async () => {
  const dataDir = await createEmptyDataDir();
  const withKeys = (...keys: string[]) => ({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:4000',
    SECRET_KEYS: keys.join(','),
  });
  const service = spawnService(withKeys(OLD));
  const root = '/.well-known/signet-seal-ca.pem';
  const certificates = await (await fetch(`${await service.address}${root}`)).text();

  // The embedded database belongs to the service while it runs.
  expect(await runCommand('rotate-keys', withKeys(NEW, OLD))).toMatchObject({ code: 1 });
  service.signal('SIGTERM');
  await service.exitCode;

  const rotated = await runCommand('rotate-keys', withKeys(NEW, OLD));

  expect(rotated).toEqual({ code: 0, output: expect.stringMatching(/^Encrypted again: [1-9]\d*\. .*alone: 0\.\n$/) });
  const renewed = await spawnService(withKeys(NEW)).address;
  expect(await (await fetch(`${renewed}${root}`)).text()).toBe(certificates);
});
