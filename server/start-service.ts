import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { nameStartFailure } from '#server/config/name-start-failure.ts';
import { mailboxDataDir } from '#server/config/start-advice.ts';
import { lockDataDir } from '#server/db/process-lock.ts';
import { createLog } from '#server/http/create-log.ts';
import { mailboxToken } from '#server/mailbox/mailbox-token.ts';
import { timeSweeps } from '#server/modules/gate/delivery/time-sweeps.ts';
import { createRateLimiter } from '#server/security/rate-limit.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { resolveSecretKeys } from '#server/security/secret-key.ts';
import { createApp } from './app.ts';
import { CONTROL_COMMANDS } from './commands/control-commands.ts';
import type { Dependencies } from './context.ts';
import { serveCommands } from './control/serve-commands.ts';
import { openDatabase, type Database } from './db/open-database.ts';
import { prepareSchema } from './db/prepare-schema.ts';
import { connectDemoPlatform } from './demo/platform/connect-demo-platform.ts';
import { seedDemo, type DemoLogin } from './demo/seed-demo.ts';
import { createMailTransport } from './integrations/mail/create-mail-transport.ts';
import { createSenderMail } from './integrations/mail/sender-mail.ts';
import { createThreadPool } from './isolation/thread-pool.ts';
import { startJobQueue } from './jobs/job-queue.ts';
import { JOBS } from './jobs/jobs.ts';
import { serveMetrics, type MetricsServer } from './metrics/serve-metrics.ts';
import { createClaDiffs } from './modules/community/cla/cla-diff.ts';
import { storeConfiguredConnection } from './modules/gate/connection/configured-connection.ts';
import { createUncoveredPullRequestLoader } from './modules/gate/pull-request/uncovered-pull-requests.ts';
import { createReachLists } from './modules/gate/repository/reach-lists.ts';
import { createDocumentTexts } from './modules/ground/document/document-text.ts';
import { createSealKeys } from './modules/ground/seal/seal-keys.ts';
import { createSealer } from './modules/ground/seal/sealer.ts';
import { removeLeftFolders } from './modules/moving/upload/work-folders.ts';
import { requestRotation } from './modules/privacy/retention/rotate-keys.job.ts';
import { certifyEvidenceKeys } from './modules/proof/evidence/certify-evidence-keys.ts';
import { createEvidenceLoader } from './modules/proof/evidence/evidence-loader.ts';
import { timeCheckpoints } from './modules/proof/evidence/time-checkpoints.ts';
import { createSigningOriginLoader } from './modules/signing/signing/origin/shown-origin.ts';
import { createSigningStatusLoader } from './modules/signing/signing/signing-status-loader.ts';

/** Milliseconds that open requests get at shutdown; jobs get ten seconds more, within the thirty that Kubernetes waits. */
const CLOSE_DEADLINE = 8000;

export interface Service {
  readonly app: FastifyInstance;
  /** The address it listens at. */
  readonly address: string;
  /** Where metrics are read; undefined when they are switched off. */
  readonly metricsAddress: string | undefined;
  /** Path and query with which the captured mails can be read; undefined when there is no such page. */
  readonly mailboxPath: string | undefined;
  /** Logins of the demo community if this start created it, otherwise none. */
  readonly demoLogins: readonly DemoLogin[];
  /** Finishes open requests and closes everything in reverse order of the start. */
  stop(): Promise<void>;
}

/** Starts the whole service: data directory, database, migrations, demo data, jobs, HTTP. */
export async function startService(config: Config): Promise<Service> {
  const closing: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (let close = closing.pop(); close !== undefined; close = closing.pop()) {
      await close();
    }
  };
  try {
    return { ...(await assemble(config, closing)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(config: Config, closing: (() => unknown)[]): Promise<Omit<Service, 'stop'>> {
  if (config.database.kind === 'embedded') {
    closing.push(lockDataDir(config.database.dataDir));
  }
  await removeLeftFolders();
  const secretBox = createSecretBox(resolveSecretKeys(config));
  const log = createLog(config.logLevel);
  const database = await openDatabase(config.database);
  closing.push(() => database.orm.close());
  await prepareSchema(config.database, database);
  const threads = createThreadPool(log);
  closing.push(() => threads.close());
  const demoLogins = config.demo ? await seedDemo(database.orm, threads, new Date()) : [];
  const deps = await createDependencies({ config, database, log, secretBox, threads });
  closing.push(
    () => closeMail(deps),
    () => deps.jobs.stop(),
  );
  await storeConfiguredConnection(deps);
  await connectDemoPlatform(deps);
  await deps.jobs.work(JOBS, deps);
  await deps.sealer.prepare();
  await certifyEvidenceKeys(deps);
  await requestRotation(deps);
  closing.push(timeCheckpoints(deps), timeSweeps(deps));
  if (config.database.kind === 'embedded') {
    const context = { ...deps, openJobs: async () => deps.jobs };
    closing.push(await serveCommands(config.database.dataDir, { commands: CONTROL_COMMANDS, context }));
  }
  const metrics = await startMetrics(deps);
  closing.push(() => metrics?.close());
  const app = await createApp(deps);
  closing.push(() => closeServer(app));
  const address = await nameStartFailure(`HOST ${config.host}, PORT ${config.port}`, () =>
    app.listen({ host: config.host, port: config.port }),
  );
  const mailboxPath = mailboxDataDir(config) === undefined ? undefined : `/mailbox?token=${mailboxToken(secretBox)}`;
  return { app, address, metricsAddress: metrics?.address, mailboxPath, demoLogins };
}

async function startMetrics(deps: Dependencies): Promise<MetricsServer | undefined> {
  const { host, metricsPort } = deps.config;
  return metricsPort === undefined
    ? undefined
    : nameStartFailure(`HOST ${host}, METRICS_PORT ${metricsPort}`, () => serveMetrics(metricsPort, deps));
}

/** Answers open requests, then closes. Cuts off clients that do not finish in time. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), CLOSE_DEADLINE);
  await app.close();
  clearTimeout(deadline);
}

type Parts = Pick<Dependencies, 'config' | 'log' | 'secretBox' | 'threads'> & { readonly database: Database };

/** Creates what every request works with, on an open database. Tests use it too. */
export async function createDependencies({ database, ...parts }: Parts): Promise<Dependencies> {
  const now = (): Date => new Date();
  const documentTexts = createDocumentTexts();
  const { config, secretBox, threads } = parts;
  const authority = { orm: database.orm, secretBox, host: config.publicUrl.host, now };
  return {
    ...parts,
    now,
    documentTexts,
    claDiffs: createClaDiffs(documentTexts),
    policyAttempts: new Map(),
    reachLists: createReachLists(),
    mailTransport: createMailTransport(config),
    senderMail: createSenderMail(config),
    orm: database.orm,
    jobs: await startJobQueue(database, parts.log, JOBS),
    rateLimiter: createRateLimiter(config.rateLimitScale),
    sealer: createSealer({
      keys: createSealKeys(authority, config.seal.files),
      threads,
      publicUrl: config.publicUrl,
      now,
    }),
    signingOrigins: createSigningOriginLoader(database),
    signingStatuses: createSigningStatusLoader(database, now),
    uncoveredPullRequests: createUncoveredPullRequestLoader(database),
    evidence: createEvidenceLoader(database, now),
  };
}

function closeMail({ mailTransport, senderMail }: Dependencies): void {
  mailTransport.close();
  senderMail.close();
}
