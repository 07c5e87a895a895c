import { parseArgs } from 'node:util';
import { checkArchive } from '#server/backup/archive.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { keySettings } from '#server/backup/restored-keys.ts';
import { readConfig } from '#server/config/config.ts';
import { runCommand } from './run-command.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Restores a backup into the configured database, which must be empty, and checks it. With `--show-keys` it only prints
 * the settings with the secret keys that the archive holds.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'show-keys': { type: 'boolean' } } });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new TypeError('Usage: npm run restore -- FILE [--show-keys]');
  }
  if (values['show-keys'] === true) {
    keySettings((await checkArchive(file)).header).forEach(print);
    return;
  }
  await restoreBackup(file, readConfig(process.env), print);
});
