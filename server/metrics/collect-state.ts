import type { Dependencies } from '#server/context.ts';
import { inTime } from '#server/db/in-time.ts';
import type { Orm } from '#server/db/open-database.ts';
import {
  checkpointTime,
  databaseConnections,
  databaseUp,
  evidenceChecked,
  jobs,
  oldestQueuedMail,
  queuedMails,
  threadTasks,
} from './metrics.ts';

const QUEUES = `
select name, queued_count - deferred_count as waiting, active_count as running, deferred_count as deferred
from pgboss.queue`;

const MAILS = `
select count(*)::int as count, greatest(extract(epoch from now() - min(created_at)), 0)::float8 as age
from email where state = 'queued'`;

const EVIDENCE = `
select
  (select extract(epoch from max(completed_on))::float8 from pgboss.job
   where name = 'verify-evidence' and state = 'completed') as checked,
  (select extract(epoch from max(at))::float8 from checkpoint) as checkpoint`;

/** What the metrics are read from. */
export type MetricSources = Pick<Dependencies, 'orm' | 'threads' | 'log' | 'config'>;

/** Sets the gauges to the present state; while the database is away, those that come from it have no value. */
export async function collectState({ orm, threads, log, config }: MetricSources): Promise<void> {
  const { running, waiting } = threads.load();
  threadTasks.set({ state: 'running' }, running);
  threadTasks.set({ state: 'waiting' }, waiting);
  if (config.database.kind === 'postgresql') {
    await countConnections(orm);
  }
  const state = await inTime(readState(orm)).catch((error: unknown) => {
    log.warn({ err: error }, 'the metrics of the database cannot be read');
    return undefined;
  });
  forgetState();
  databaseUp.set(state === undefined ? 0 : 1);
  if (state !== undefined) {
    showState(state);
  }
}

interface Queue {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly deferred: number;
}

interface State {
  readonly queues: readonly Queue[];
  readonly mail: { readonly count: number; readonly age: number } | undefined;
  readonly evidence: { readonly checked: number | null; readonly checkpoint: number | null } | undefined;
}

async function readState({ em }: Orm): Promise<State> {
  const connection = em.getConnection();
  const queues = await connection.execute<Queue[]>(QUEUES);
  const [mail] = await connection.execute<NonNullable<State['mail']>[]>(MAILS);
  const [evidence] = await connection.execute<NonNullable<State['evidence']>[]>(EVIDENCE);
  return { queues, mail, evidence };
}

/** Without a value, as opposed to 0, which would say that no mail waits. */
function forgetState(): void {
  jobs.reset();
  [queuedMails, oldestQueuedMail, evidenceChecked, checkpointTime].forEach((gauge) => gauge.remove());
}

function showState({ queues, mail, evidence }: State): void {
  for (const { name: queue, ...counts } of queues) {
    Object.entries(counts).forEach(([state, count]) => jobs.set({ queue, state }, count));
  }
  queuedMails.set(mail?.count ?? 0);
  oldestQueuedMail.set(mail?.age ?? 0);
  if (evidence?.checked) {
    evidenceChecked.set(evidence.checked);
  }
  if (evidence?.checkpoint) {
    checkpointTime.set(evidence.checkpoint);
  }
}

/** The counts of the driver's pool. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

async function countConnections({ em }: Orm): Promise<void> {
  const { totalCount, idleCount, waitingCount } = (await em.getConnection().getNativeClient()) as Pool;
  databaseConnections.set({ state: 'busy' }, totalCount - idleCount);
  databaseConnections.set({ state: 'idle' }, idleCount);
  databaseConnections.set({ state: 'waited_for' }, waitingCount);
}
