import PgBoss from 'pg-boss';
import type { Database } from '#server/db/open-database.ts';
import { executorOf } from './execute-sql.ts';

/** Creates the tables of the job queue, or brings them to this version; the queues themselves are rows. */
export async function createQueueTables(database: Database): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: executorOf(database) }, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}
