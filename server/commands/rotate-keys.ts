import { readConfig } from '#server/config/config.ts';
import { requireExisting } from '#server/db/open-database.ts';
import { prepareSchema } from '#server/db/prepare-schema.ts';
import { withDatabase } from '#server/db/with-database.ts';
import { rotateKeys } from '#server/security/rotate-keys.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { resolveSecretKeys } from '#server/security/secret-key.ts';
import { runWithoutArguments } from './run-command.ts';

/**
 * Encrypts stored secrets again with the first secret key. With PostgreSQL the service may run meanwhile; with
 * the embedded database, which belongs to one process, the service does it by itself when it starts.
 */
await runWithoutArguments(async () => {
  const config = readConfig(process.env);
  requireExisting(config.database);
  const { rotated, unreadable } = await withDatabase(config.database, async (database) => {
    await prepareSchema(config.database, database);
    return rotateKeys(database.orm.em.fork(), createSecretBox(resolveSecretKeys(config)));
  });
  process.stdout.write(`Encrypted again: ${rotated}. Opened by no key, left alone: ${unreadable}.\n`);
});
