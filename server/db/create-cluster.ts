import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { AppError } from '#server/errors/app-error.ts';
import { entryFile } from '#server/isolation/entry-file.ts';

/**
 * Creates an empty PGlite cluster in `folder` unless it exists; takes a few seconds. Runs in a child process, because
 * doing it here would permanently double the service's memory, and without the optimising compiler, which costs more
 * than it saves in code that runs once. Error: `system_error` when the process fails.
 */
export async function createCluster(folder: string): Promise<void> {
  if (existsSync(folder)) {
    return;
  }
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const child = fork(entryFile('db/create-cluster', 'process'), [unfinished], {
    execArgv: ['--liftoff-only', '--disable-warning=ExperimentalWarning'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new AppError('system_error', { reason: 'the database could not be created' });
  }
  // The folder appears complete or not at all, even if this process is killed.
  await rename(unfinished, folder);
}
