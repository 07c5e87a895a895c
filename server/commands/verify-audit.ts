import { readConfig } from '#server/config/config.ts';
import { openDatabase, type Em } from '#server/db/open-database.ts';
import { lockDataDir } from '#server/db/process-lock.ts';
import { verifyChains } from '#server/modules/evidence/verify-chains.ts';
import { verifyCheckpoints } from '#server/modules/evidence/verify-checkpoints.ts';
import { verifyDocuments } from '#server/modules/evidence/verify-documents.ts';
import { runCommand } from './run-command.ts';

/**
 * Checks all audit chains, checkpoints and documents, and names the first of each that does not fit; exits with 1 when
 * there is one. Of an embedded database the service must be stopped.
 */
await runCommand(async () => {
  const config = readConfig(process.env);
  const release = config.database.kind === 'embedded' ? lockDataDir(config.database.dataDir) : () => undefined;
  const database = await openDatabase(config.database);
  try {
    const problems = await verifyAll(() => database.orm.em.fork());
    if (problems.length > 0) {
      throw new Error(problems.map((problem) => `BROKEN: ${problem}`).join('\n'));
    }
    process.stdout.write('Nothing was changed.\n');
  } finally {
    await database.orm.close();
    release();
  }
});

async function verifyAll(open: () => Em): Promise<string[]> {
  const startedAt = performance.now();
  const show =
    (what: string) =>
    (count: number): void => {
      const seconds = (performance.now() - startedAt) / 1000;
      process.stdout.write(`${count} ${what} after ${seconds.toFixed(1)} s\n`);
    };
  const chains = await verifyChains(open(), { onProgress: show('events') });
  const checkpoints = await verifyCheckpoints(open());
  show('checkpoints')(checkpoints.checkpoints);
  const documents = await verifyDocuments(open(), { onProgress: show('documents') });
  return [chains, checkpoints, documents].flatMap(({ problem }) => (problem === undefined ? [] : [problem]));
}
