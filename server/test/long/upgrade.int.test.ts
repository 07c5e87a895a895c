import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '#server/test/postgresql.ts';
import { runCommand } from '#server/test/process/run-command.ts';
import { spawnService } from '#server/test/process/service-process.ts';
import { askStates, sign } from '#server/test/process/signer.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';

/** The earlier version is not built. */
const FROM_SOURCE = ['--import', 'tsx', 'server/main.ts'];

/** The folder of the earlier version, see `test-upgrade.mjs`. */
const EARLIER = process.env['UPGRADE_FROM'] ?? '';

test(
  'while processes are upgraded one by one, those of the earlier version go on with the new schema',
  { timeout: 600_000 },
  async () => {
    const name = await createDatabase();
    onTestFinished(() => dropDatabase(name));
    const { url: SMTP_URL, mails } = await startSmtpSink();
    const SECRET_KEY = 'a secret key that only tests use, 32 bytes or more';
    const settings = { DATABASE_URL: databaseUrl(name), SECRET_KEY, SMTP_URL, DEMO: 'true' };
    const startEarlier = () => spawnService(settings, { folder: EARLIER, command: FROM_SOURCE });
    const emails: string[] = [];
    const signAt = async (address: string): Promise<void> => {
      const email = `signer-${emails.length}@example.com`;
      await sign(address, email, mails);
      emails.push(email);
    };

    const earlier = startEarlier();
    await signAt(await earlier.address);
    const later = spawnService(settings);
    await signAt(await later.address);
    // It has lived through the migration.
    await signAt(await earlier.address);
    // It starts on the new schema, as after a crash during the upgrade.
    const restarted = startEarlier();
    await signAt(await restarted.address);

    for (const service of [earlier, later, restarted]) {
      expect(await askStates(await service.address, emails)).toEqual(emails.map(() => 'VALID'));
      service.signal('SIGTERM');
      expect(await service.exitCode, service.output()).toBe(0);
      expect(service.output()).not.toContain('"level":50');
    }
    const environment = { ...settings, PUBLIC_URL: 'http://localhost:4000' };
    expect(await runCommand('verify-audit', environment)).toMatchObject({ code: 0 });
  },
);
