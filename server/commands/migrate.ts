import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { lockDataDir } from '#server/db/process-lock.ts';
import { runCommand } from './run-command.ts';

/** Migrates the database and prints what ran; the service also migrates when it starts. */
await runCommand(async () => {
  const config = readConfig(process.env);
  const release = config.database.kind === 'embedded' ? lockDataDir(config.database.dataDir) : () => undefined;
  const database = await openDatabase(config.database);
  const done = await migrate(database);
  await database.orm.close();
  release();
  process.stdout.write(done.length === 0 ? 'The database is up to date.\n' : `${done.join('\n')}\n`);
});
