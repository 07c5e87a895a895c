import type { Em } from '#server/db/open-database.ts';
import { hasJobs, JOB_TABLE } from '#server/jobs/job-table.ts';
import type { Finding } from './finding.ts';

/** Minutes after which a job or a mail that could go has waited for too long. */
const PATIENCE_MINUTES = 15;

const JOBS = `
select
  count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
  coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')) / 60, 0)::float8 as minutes,
  count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
  string_agg(distinct name, ', ') filter (where state = 'failed' and completed_on > now() - interval '1 day') as queues
from ${JOB_TABLE}`;

const MAILS = `
select
  count(*) filter (where state = 'queued')::int as queued,
  coalesce(extract(epoch from now() - min(created_at) filter (where state = 'queued')) / 60, 0)::float8 as minutes,
  count(*) filter (where state = 'failed' and created_at > now() - interval '1 day')::int as failed
from email where state = 'queued' or created_at > now() - interval '1 day'`;

interface Waiting {
  readonly waiting: number;
  readonly minutes: number;
  readonly failed: number;
  readonly queues: string | null;
}

/** Reports jobs and mails that wait for too long or were given up, and documents that could not be composed. */
export async function examineQueue(em: Em): Promise<Finding[]> {
  const jobs = (await hasJobs(em)) ? await examineJobs(em) : NO_QUEUE;
  const [mail] = await em.execute<{ queued: number; minutes: number; failed: number }[]>(MAILS);
  const [documents] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from signing_act where gave_up_at is not null',
  );
  return [
    jobs,
    judge('mails', {
      late: (mail?.minutes ?? 0) > PATIENCE_MINUTES,
      failed: mail?.failed ?? 0,
      text: `${mail?.queued ?? 0} are queued, the oldest for ${minutes(mail?.minutes)}; ${mail?.failed ?? 0} failed for good in a day`,
    }),
    judge('documents', {
      late: false,
      failed: documents?.count ?? 0,
      text: `${documents?.count ?? 0} could not be composed; they are tried again every night`,
    }),
  ];
}

/** The service makes the queue when it starts for the first time. */
const NO_QUEUE: Finding = { part: 'queue', level: 'ok', text: 'the service has never been started' };

async function examineJobs(em: Em): Promise<Finding> {
  const [job] = await em.execute<Waiting[]>(JOBS);
  return judge('queue', {
    late: (job?.minutes ?? 0) > PATIENCE_MINUTES,
    failed: job?.failed ?? 0,
    text: `${job?.waiting ?? 0} jobs wait, the oldest for ${minutes(job?.minutes)}; ${job?.failed ?? 0} failed for good in a day${job?.queues ? `: ${job.queues}` : ''}`,
  });
}

function judge(
  part: string,
  { late, failed, text }: { readonly late: boolean; readonly failed: number; readonly text: string },
): Finding {
  return { part, level: late ? 'problem' : failed > 0 ? 'warning' : 'ok', text };
}

function minutes(value = 0): string {
  return `${Math.max(0, Math.round(value))} minutes`;
}
