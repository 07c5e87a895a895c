import { readConfig } from '#server/config/config.ts';
import { prepareSchema } from '#server/db/prepare-schema.ts';
import { withDatabase } from '#server/db/with-database.ts';
import { runWithoutArguments } from './run-command.ts';

/** Migrates the database and prints what ran; the service also migrates when it starts. */
await runWithoutArguments(async () => {
  const config = readConfig(process.env);
  const done = await withDatabase(config.database, (database) => prepareSchema(config.database, database));
  process.stdout.write(done.length === 0 ? 'The database is up to date.\n' : `${done.join('\n')}\n`);
});
