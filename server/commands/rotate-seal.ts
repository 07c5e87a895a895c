import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { lockDataDir } from '#server/db/process-lock.ts';
import { rotateSeal } from '#server/modules/seal/issue-seal.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { resolveSecretKeys } from '#server/security/secret-key.ts';
import { runCommand } from './run-command.ts';

/** Issues a new seal certificate and prints its fingerprint; running processes seal with it at once. */
await runCommand(async () => {
  const config = readConfig(process.env);
  const release = config.database.kind === 'embedded' ? lockDataDir(config.database.dataDir) : () => undefined;
  const secretBox = createSecretBox(resolveSecretKeys(config));
  const database = await openDatabase(config.database);
  await migrate(database);
  const { host } = config.publicUrl;
  const { fingerprint } = await rotateSeal({ orm: database.orm, secretBox, host, now: () => new Date() });
  await database.orm.close();
  release();
  process.stdout.write(`New seal certificate, SHA-256: ${fingerprint}\n`);
});
