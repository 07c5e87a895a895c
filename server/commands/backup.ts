import { parseArgs } from 'node:util';
import { backUp } from '#server/backup/back-up.ts';
import { readConfig } from '#server/config/config.ts';
import { runCommand } from './run-command.ts';

/** Writes everything in the database to a new file, `--with-keys` also the secret keys; the service may run meanwhile. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'with-keys': { type: 'boolean' } } });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new TypeError('Usage: npm run backup -- FILE [--with-keys]');
  }
  const withKeys = values['with-keys'] ?? false;
  const { tables, sha256 } = await backUp(readConfig(process.env), { file, withKeys });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${file}: ${rows} rows, ${withKeys ? 'with' : 'without'} keys. SHA-256 of the data: ${sha256}\n`,
  );
});
