import { readConfig } from '#server/config/config.ts';
import type { Dependencies } from '#server/context.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createLog } from '#server/http/create-log.ts';
import { createThreadPool } from '#server/isolation/thread-pool.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { createDependencies } from '#server/start-service.ts';

/** Gives work what jobs need of a service on this database. */
export async function withDependencies<T>(
  environment: Readonly<Record<string, string | undefined>>,
  work: (deps: Dependencies) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  const database = await openDatabase(config.database);
  const log = createLog('error');
  const threads = createThreadPool(log);
  const deps = await createDependencies({
    config,
    database,
    log,
    secretBox: createSecretBox(environment['SECRET_KEY'] ?? ''),
    threads,
  });
  try {
    return await work(deps);
  } finally {
    await deps.jobs.stop();
    await threads.close();
    await database.orm.close();
  }
}
