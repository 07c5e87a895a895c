import { readConfig } from '#server/config/config.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

/** Migrates the database and prints what ran; the service also migrates when it starts. */
await runCommand(async () => {
  const config = readConfig(process.env);
  const done = await withDatabase(config, async (_, names) => names);
  process.stdout.write(done.length === 0 ? 'The database is up to date.\n' : `${done.join('\n')}\n`);
});
