import type { Transaction } from '@mikro-orm/core';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '#server/db/open-database.ts';
import { jobDuration } from '#server/metrics/metrics.ts';
import { executorOf, track, within } from './execute-sql.ts';
import { JOB_TABLE } from './job-table.ts';
import { watchDueJobs } from './watch-due-jobs.ts';

/** Options for one kind of job. */
export interface JobOptions {
  /** Attempts after the first one. */
  readonly retries: number;
  /** Seconds until the second attempt; each later wait is twice as long, with jitter, up to an hour. */
  readonly retryDelaySeconds: number;
  /** Seconds after which a run counts as lost to a crash; more than the longest successful run takes. */
  readonly expirySeconds: number;
  /** Concurrent runs in one process; one by default. */
  readonly workers?: number;
  /** When to enqueue the job with an empty payload: cron, in UTC. Once, however many replicas run. */
  readonly cron?: string;
  /** Days for which the queue remembers a finished job; seven by default. */
  readonly keptDays?: number;
}

/** One kind of background job. `Deps` is what it works with, `Payload` what is stored of each job, as JSON. */
export interface QueuedJob<Deps, Payload> {
  /**
   * Name of its queue in the database. Once released it must not change, or the jobs queued under it would never run.
   */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly options: JobOptions;
  /**
   * The subject of the job: while one waits, further ones with the same key are dropped. Runs may still overlap. Once
   * released, a job must neither gain nor lose its key.
   */
  key?(payload: Payload): string;
  /** Does the work; throwing causes a retry. May run twice, because a process can die before it reports completion. */
  run(deps: Deps, payload: Payload): Promise<unknown>;
  /** Runs after the last attempt has failed. */
  giveUp?(deps: Deps, payload: Payload): Promise<unknown>;
}

/** A job to enqueue. */
export interface WaitingJob {
  readonly data: object;
  /** See `QueuedJob.key`. */
  readonly key?: string | undefined;
  /** The time before which it does not run. */
  readonly after?: Date | undefined;
}

/** The queue of background jobs, in the service's database. */
export interface JobQueue {
  /** Enqueues jobs of one kind in a transaction, in one statement: no commit, no job. */
  enqueue(name: string, jobs: readonly WaitingJob[], transaction: Transaction): Promise<void>;
  /** Makes idle workers of these jobs fetch work now instead of a little later; call it after the commit. */
  wake(names: Iterable<string>): void;
  /** Starts the workers; until then jobs only wait. */
  work<Deps>(jobs: readonly QueuedJob<Deps, unknown>[], deps: Deps): Promise<void>;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

const DAY_SECONDS = 86_400;

/** Days for which most finished jobs are remembered. */
const KEPT_DAYS = 7;

/** Seconds after which a worker looks for jobs although nothing woke it. */
const POLLING_SECONDS = 60;

/** Creates or updates the tables and the queues of these jobs; they may be enqueued as soon as this resolves. */
export async function startJobQueue(
  database: Database,
  log: FastifyBaseLogger,
  jobs: readonly Pick<QueuedJob<never, unknown>, 'name' | 'options' | 'giveUp' | 'key'>[],
): Promise<JobQueue> {
  const executor = track(executorOf(database));
  const boss = new PgBoss({
    db: { executeSql: executor.executeSql },
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const known = await readKnown(boss);
  for (const { name, options, giveUp, key } of jobs) {
    const traits = { options, hasDeadLetters: giveUp !== undefined, hasKeys: key !== undefined };
    await ensureQueues({ boss, known }, name, traits);
  }
  if (database.kind === 'embedded') {
    await failLostRuns(boss, executor.executeSql);
  }
  const workerIds = new Map<string, string[]>();
  const wake = (names: Iterable<string>): void => {
    for (const name of names) {
      workerIds.get(name)?.forEach((id) => boss.notifyWorker(id));
    }
  };
  let stopWatching = async (): Promise<void> => undefined;
  return {
    async enqueue(name, waiting, transaction) {
      const rows = waiting.map(({ data, key, after }) => ({
        name,
        data,
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(after === undefined ? {} : { startAfter: after }),
      }));
      await boss.insert(name, rows, within(transaction));
    },
    wake,
    async work(works, deps) {
      const queues = works.flatMap((job) => queuesOf(job));
      stopWatching = watchDueJobs({ ...executor, log, queues, wake });
      for (const job of works) {
        for (const [queue, ids] of await startWorkers(boss, job, { deps, wake })) {
          workerIds.set(queue, ids);
        }
      }
    },
    async stop() {
      await stopWatching();
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
      await executor.settled();
    },
  };
}

/** The queue for jobs whose last attempt has failed, if the job handles that. */
function deadLettersOf(name: string): string {
  return `${name}-dead`;
}

/** The queues of a job: that of its jobs, and that of those to be given up, if it handles them. */
function queuesOf(job: Pick<QueuedJob<never, unknown>, 'name' | 'giveUp'>): string[] {
  return job.giveUp === undefined ? [job.name] : [job.name, deadLettersOf(job.name)];
}

interface QueueTraits {
  readonly options: JobOptions;
  readonly hasDeadLetters: boolean;
  readonly hasKeys: boolean;
}

/** What the database holds when the queue starts, so that only what differs costs a statement. */
interface Known {
  readonly queues: ReadonlyMap<string, object>;
  /** Cron expressions by name of the queue. */
  readonly schedules: ReadonlyMap<string, string>;
}

async function readKnown(boss: PgBoss): Promise<Known> {
  const queues = await boss.getQueues();
  const schedules = await boss.getSchedules();
  return {
    queues: new Map(queues.map((queue) => [queue.name, queue])),
    schedules: new Map(schedules.map(({ name, cron }) => [name, cron])),
  };
}

/** The queue of jobs and what the database held of it. */
interface Found {
  readonly boss: PgBoss;
  readonly known: Known;
}

async function ensureQueues(
  found: Found,
  name: string,
  { options, hasDeadLetters, hasKeys }: QueueTraits,
): Promise<void> {
  const queue = {
    retryLimit: options.retries,
    retryDelay: options.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: options.expirySeconds,
    retentionSeconds: 14 * DAY_SECONDS,
    deleteAfterSeconds: (options.keptDays ?? KEPT_DAYS) * DAY_SECONDS,
  };
  if (hasDeadLetters) {
    await ensureQueue(found, deadLettersOf(name), queue);
  }
  await ensureQueue(found, name, { ...queue, hasKeys, ...(hasDeadLetters ? { deadLetter: deadLettersOf(name) } : {}) });
  if (options.cron !== undefined && found.known.schedules.get(name) !== options.cron) {
    await found.boss.schedule(name, options.cron);
  }
}

async function ensureQueue(
  { boss, known }: Found,
  name: string,
  { hasKeys = false, ...options }: Omit<PgBoss.Queue, 'name'> & Partial<Pick<QueueTraits, 'hasKeys'>>,
): Promise<void> {
  const queue = known.queues.get(name);
  if (queue === undefined) {
    // A new object, because pg-boss adds the policy to what it is given, and an update with a policy is refused.
    await boss.createQueue(name, { ...options, ...(hasKeys ? { policy: 'short' as const } : {}) });
    await rememberQueue(boss, name);
  } else if (!hasOptions(queue, options)) {
    await boss.updateQueue(name, options);
  }
}

function hasOptions(queue: object, options: object): boolean {
  return Object.entries(options).every(([name, value]) => Reflect.get(queue, name) === value);
}

/**
 * Any look-up makes pg-boss cache a queue that was not there when it started. Otherwise the first `insert` would look
 * it up while its caller's transaction holds PGlite's only connection, a deadlock.
 */
async function rememberQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.getJobById(name, crypto.randomUUID());
}

/**
 * Lets the queue try again at once what it counts as running. Only one process opens the embedded database, so those runs
 * ended with an earlier one, and waiting until they expire would serve nobody.
 */
async function failLostRuns(boss: PgBoss, executeSql: PgBoss.Db['executeSql']): Promise<void> {
  const { rows } = await executeSql(
    `select name, array_agg(id) as ids from ${JOB_TABLE} where state = $1 group by name`,
    ['active'],
  );
  for (const { name, ids } of rows as { readonly name: string; readonly ids: string[] }[]) {
    await boss.fail(name, ids);
  }
}

interface Work<Deps> {
  readonly deps: Deps;
  readonly wake: JobQueue['wake'];
}

async function measure(queue: string, run: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  const end = (outcome: string): void =>
    jobDuration.observe({ queue, outcome }, (performance.now() - startedAt) / 1000);
  try {
    await run();
  } catch (error) {
    end('failed');
    throw error;
  }
  end('ok');
}

/** Starts the workers of a job. Returns their ids by queue: that of its jobs, and that of those to be given up. */
async function startWorkers<Deps>(
  boss: PgBoss,
  job: QueuedJob<Deps, unknown>,
  { deps, wake }: Work<Deps>,
): Promise<Map<string, string[]>> {
  const { name, options } = job;
  const fetching = { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 } as const;
  const start = (queue: string, handle: (payload: unknown) => Promise<unknown>): Promise<string> =>
    boss.work<unknown>(queue, fetching, async (batch) => {
      // More jobs may be waiting: otherwise each worker would do one each time that it is woken.
      wake([queue]);
      for (const { data } of batch) {
        await measure(queue, () => handle(job.payload.parse(data ?? {})));
      }
    });
  const workers = Array.from({ length: options.workers ?? 1 }, () => start(name, (payload) => job.run(deps, payload)));
  const ids = new Map([[name, await Promise.all(workers)]]);
  if (job.giveUp !== undefined) {
    ids.set(deadLettersOf(name), [await start(deadLettersOf(name), async (payload) => job.giveUp?.(deps, payload))]);
  }
  return ids;
}
