import type { Transaction } from '@mikro-orm/core';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery, type Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '#server/db/open-database.ts';
import type { ClaNoticeKind } from '#server/modules/cla/cla-notice.rules.ts';

/** Sends one queued mail; throwing makes the queue try again with back-off. */
export type DeliverMail = (emailId: string) => Promise<void>;

/** Whom to tell about a new version of a CLA: those with a signing id behind `after`, of all when left out. */
export interface ClaNoticeJob {
  readonly claId: string;
  readonly kind: ClaNoticeKind;
  readonly after?: string;
}

/** What jobs do; `deadMail` runs for a mail whose last try has failed. */
export interface JobHandlers {
  readonly deliverMail: DeliverMail;
  readonly deadMail: DeliverMail;
  /** Runs once a night, whatever the number of replicas. */
  readonly purge: () => Promise<void>;
  /** Tells a batch of signers; throwing makes the queue try again with back-off. */
  readonly tellSigners: (notice: ClaNoticeJob) => Promise<unknown>;
  /** Runs once a day, whatever the number of replicas. */
  readonly remindSigners: () => Promise<void>;
}

/** The queue of background work, in the same database as everything else. */
export interface JobQueue {
  /** Enqueues the sending of mails as part of a transaction, by one statement: no commit, no job. */
  enqueueMails(emailIds: readonly string[], transaction: Transaction): Promise<void>;
  /** Enqueues the telling of signers likewise. */
  enqueueNotices(notices: readonly ClaNoticeJob[], transaction: Transaction): Promise<void>;
  /** Makes idle workers look for jobs now instead of at their next poll; call it after the commit. */
  wake(): void;
  /** Starts working; until then jobs only collect. */
  work(handlers: JobHandlers): Promise<void>;
  /** Lets running jobs finish and stops. */
  stop(): Promise<void>;
}

const MAIL_QUEUE = 'mail';
const DEAD_MAIL_QUEUE = 'mail-dead';
const PURGE_QUEUE = 'purge';
const NOTICE_QUEUE = 'cla-notice';
const REMINDER_QUEUE = 'cla-reminder';

/** Every night, in UTC (cron). */
const PURGE_TIME = '23 3 * * *';

/** Thirteen tries over some five hours: after 5 s, 10 s, 20 s … with jitter, never more than an hour apart. */
const MAIL_QUEUE_OPTIONS = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  /** After a crash a job counts as lost when it has run for so long; above the SMTP timeouts. */
  expireInSeconds: 30,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 7 * 86_400,
};

/** Every morning in Beijing and night in Europe, in UTC (cron). */
const REMINDER_TIME = '7 1 * * *';

/** Eleven tries over some three hours; a batch takes seconds, so one that runs for a minute died with its process. */
const NOTICE_QUEUE_OPTIONS = {
  retryLimit: 10,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 60,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 7 * 86_400,
};

const WORK_OPTIONS = { pollingIntervalSeconds: 2, batchSize: 1 };
const DAILY_WORK_OPTIONS = { pollingIntervalSeconds: 60 };
const MAIL_WORKERS = 4;

/** Creates or updates the queue's tables and returns the queue; jobs may be enqueued at once. */
export async function startJobQueue(database: Database, log: FastifyBaseLogger): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: executorOf(database) },
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await ensureQueue(boss, DEAD_MAIL_QUEUE, {});
  await ensureQueue(boss, MAIL_QUEUE, { ...MAIL_QUEUE_OPTIONS, deadLetter: DEAD_MAIL_QUEUE });
  await ensureQueue(boss, PURGE_QUEUE, {});
  await ensureQueue(boss, NOTICE_QUEUE, NOTICE_QUEUE_OPTIONS);
  await ensureQueue(boss, REMINDER_QUEUE, {});
  await rememberQueue(boss, MAIL_QUEUE);
  await rememberQueue(boss, NOTICE_QUEUE);
  await boss.schedule(PURGE_QUEUE, PURGE_TIME);
  await boss.schedule(REMINDER_QUEUE, REMINDER_TIME);
  const workers: string[] = [];
  const wake = (): void => workers.forEach((id) => boss.notifyWorker(id));
  return {
    async enqueueMails(emailIds, transaction) {
      const jobs = emailIds.map((emailId) => ({ name: MAIL_QUEUE, data: { emailId } }));
      await boss.insert(MAIL_QUEUE, jobs, within(transaction));
    },
    async enqueueNotices(notices, transaction) {
      const jobs = notices.map((notice) => ({ name: NOTICE_QUEUE, data: notice }));
      await boss.insert(NOTICE_QUEUE, jobs, within(transaction));
    },
    wake,
    async work(handlers) {
      workers.push(...(await startWorkers(boss, handlers, wake)));
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: false }),
  };
}

/** Makes a statement of pg-boss part of a transaction. */
function within(transaction: Transaction): PgBoss.InsertOptions {
  const executeSql = (text: string, values: unknown[]) => run(transaction as Kysely<unknown>, text, values);
  return { db: { executeSql } };
}

async function ensureQueue(boss: PgBoss, name: string, options: Omit<PgBoss.Queue, 'name'>): Promise<void> {
  if ((await boss.getQueue(name)) === null) {
    await boss.createQueue(name, options);
  } else if (Object.keys(options).length > 0) {
    await boss.updateQueue(name, options);
  }
}

/**
 * Any look-up makes pg-boss remember the queue. Otherwise the first `send` would look it up while its caller's transaction
 * holds PGlite's only connection, and both would wait for ever.
 */
async function rememberQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.getJobById(name, crypto.randomUUID());
}

async function startWorkers(boss: PgBoss, handlers: JobHandlers, wake: () => void): Promise<string[]> {
  const each =
    <T>(handle: (data: T) => Promise<unknown>) =>
    async (jobs: PgBoss.Job<T>[]) => {
      // Where one job was, more may wait: without this, each worker would do one per polling interval.
      wake();
      for (const job of jobs) {
        await handle(job.data);
      }
    };
  const deliver = each(({ emailId }: { emailId: string }) => handlers.deliverMail(emailId));
  await boss.work(
    DEAD_MAIL_QUEUE,
    WORK_OPTIONS,
    each(({ emailId }: { emailId: string }) => handlers.deadMail(emailId)),
  );
  await boss.work(REMINDER_QUEUE, DAILY_WORK_OPTIONS, handlers.remindSigners);
  await boss.work(PURGE_QUEUE, DAILY_WORK_OPTIONS, handlers.purge);
  return Promise.all([
    boss.work(NOTICE_QUEUE, WORK_OPTIONS, each(handlers.tellSigners)),
    ...Array.from({ length: MAIL_WORKERS }, () => boss.work(MAIL_QUEUE, WORK_OPTIONS, deliver)),
  ]);
}

type ExecuteSql = PgBoss.Db['executeSql'];

async function run(client: Kysely<unknown>, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const { rows } = await client.executeQuery(CompiledQuery.raw(text, values));
  return { rows };
}

/**
 * The queue's own statements. Some are scripts with a transaction of their own; each has a connection to itself while it
 * runs, and a transaction that it leaves open by failing is ended: whoever gets the connection next would be refused.
 */
function executorOf({ kind, orm }: Database): ExecuteSql {
  const client = orm.em.getConnection().getClient();
  return async (text, values) => {
    if (values !== undefined && values.length > 0) {
      return run(client, text, values);
    }
    return client.connection().execute(async (connection) => {
      try {
        return await (kind === 'embedded' ? runScript(orm, text) : run(connection, text));
      } catch (error) {
        await run(connection, 'rollback');
        throw error;
      }
    });
  };
}

interface ScriptClient {
  exec(script: string): Promise<{ rows: unknown[] }[]>;
}

async function runScript(orm: Database['orm'], script: string): Promise<{ rows: unknown[] }> {
  const pglite = (await orm.em.getConnection().getNativeClient()) as ScriptClient;
  const results = await pglite.exec(script);
  return { rows: results.flatMap((result) => result.rows) };
}
