import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The service's own metrics. Labels take values of lists in the code alone: no ids, no names, no personal data. */
export const registry = new Registry();

const registers = [registry];

/** Upper bounds of requests in seconds: from a look-up to the proxies' usual patience. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Upper bounds of jobs in seconds. */
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/** Answered requests; `route` is the pattern, `none` for paths that no route has. */
export const requestDuration = new Histogram({
  name: 'signet_http_request_duration_seconds',
  help: 'Requests by method, route and status, with the time until the answer was sent.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: REQUEST_SECONDS,
  registers,
});

/** Executed operations; `operation` is the root field that they ask for, `code` that of the first error or `ok`. */
export const operationDuration = new Histogram({
  name: 'signet_graphql_operation_duration_seconds',
  help: 'GraphQL operations by root field and result, with the time from parsing to the answer.',
  labelNames: ['operation', 'code'] as const,
  buckets: REQUEST_SECONDS,
  registers,
});

/** What is signed, by kind. */
export const signings = new Counter({
  name: 'signet_signings_total',
  help: 'Signings that were committed.',
  labelNames: ['kind'] as const,
  registers,
});

/** Tries to send mails: `sent`, `retried` later, or `failed` for good. */
export const mails = new Counter({
  name: 'signet_mails_total',
  help: 'Tries to send a mail by outcome.',
  labelNames: ['outcome'] as const,
  registers,
});

/** Runs of jobs, `ok` or `failed`; those that failed may be tried again. */
export const jobDuration = new Histogram({
  name: 'signet_job_duration_seconds',
  help: 'Runs of jobs by queue and outcome, with their time.',
  labelNames: ['queue', 'outcome'] as const,
  buckets: JOB_SECONDS,
  registers,
});

/** Webhooks of code platforms, counted when they are stored. */
export const deliveries = new Counter({
  name: 'signet_gate_deliveries_total',
  help: 'Webhooks received from code platforms and stored.',
  labelNames: ['platform'] as const,
  registers,
});

/** Webhooks that were not stored, by platform. */
export const droppedDeliveries = new Counter({
  name: 'signet_gate_deliveries_dropped_total',
  help: 'Webhooks above the daily bound of their connection, which were not stored.',
  labelNames: ['platform'] as const,
  registers,
});

/** Every judging of a pull request, also one that changes nothing. */
export const verdicts = new Counter({
  name: 'signet_gate_verdicts_total',
  help: 'Verdicts about pull requests that were reached.',
  labelNames: ['verdict'] as const,
  registers,
});

/** Tries to send an outgoing webhook. */
export const webhookTries = new Counter({
  name: 'signet_webhook_tries_total',
  help: 'Tries to send an outgoing webhook by outcome.',
  labelNames: ['outcome'] as const,
  registers,
});

/** What the nightly check of the evidence found. */
export const evidenceProblems = new Counter({
  name: 'signet_evidence_problems_total',
  help: 'Parts of the evidence that the nightly check found changed.',
  labelNames: ['part'] as const,
  registers,
});

/** Connections of this process to PostgreSQL; absent on the embedded database. */
export const databaseConnections = new Gauge({
  name: 'signet_database_connections',
  help: 'Connections of this process to PostgreSQL by state, and requests that wait for one.',
  labelNames: ['state'] as const,
  registers,
});

/** 1 while the database answers. The gauges below are absent while it does not. */
export const databaseUp = new Gauge({
  name: 'signet_database_up',
  help: 'Whether the database answered when the metrics were read, 1 or 0.',
  registers,
});

/** Threads that compose documents and mails. */
export const threadTasks = new Gauge({
  name: 'signet_thread_tasks',
  help: 'Documents and mails that threads compose and seal, running and waiting.',
  labelNames: ['state'] as const,
  registers,
});

/** Jobs as the queue counts them every few seconds; the same in all processes. */
export const jobs = new Gauge({
  name: 'signet_jobs',
  help: 'Jobs in the database by queue and state: waiting to run, running, deferred to a later time.',
  labelNames: ['queue', 'state'] as const,
  registers,
});

/** The same in all processes. */
export const queuedMails = new Gauge({
  name: 'signet_queued_mails',
  help: 'Mails in the outbox that are neither sent nor given up.',
  registers,
});

/** The same in all processes; 0 when none is queued. */
export const oldestQueuedMail = new Gauge({
  name: 'signet_oldest_queued_mail_age_seconds',
  help: 'Age of the oldest mail in the outbox that is neither sent nor given up.',
  registers,
});

/** The same in all processes; absent before the first check. */
export const evidenceChecked = new Gauge({
  name: 'signet_evidence_check_timestamp_seconds',
  help: 'When the nightly check of the audit chains, checkpoints and documents was last completed.',
  registers,
});

/** The same in all processes; absent before the first checkpoint. */
export const checkpointTime = new Gauge({
  name: 'signet_checkpoint_timestamp_seconds',
  help: 'When the last checkpoint of the audit chains was signed.',
  registers,
});

// A rate needs a value from before the first event.
['individual', 'employee', 'corporation'].forEach((kind) => signings.inc({ kind }, 0));
['sent', 'retried', 'failed'].forEach((outcome) => mails.inc({ outcome }, 0));
['delivered', 'retried', 'failed'].forEach((outcome) => webhookTries.inc({ outcome }, 0));
['chains', 'checkpoints', 'documents', 'signings'].forEach((part) => evidenceProblems.inc({ part }, 0));
