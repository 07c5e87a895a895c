import { createPostgresqlCluster } from './postgresql-cluster.ts';
import { stopWith } from './run-tool.mjs';

/** Starts a PostgreSQL server for this process and returns its URL; the server is removed when the process ends. */
export async function startThrowawayPostgresql() {
  const cluster = await createPostgresqlCluster().catch((error) => stopWith(error.message));
  removeAtExit(cluster.remove);
  return cluster.url;
}

function removeAtExit(remove) {
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => process.exit(1));
  }
}
