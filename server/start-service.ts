import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Dependencies } from './context.ts';
import { createLog } from './create-log.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type Database } from './db/open-database.ts';
import { seedDemo, type DemoLogin } from './demo/seed-demo.ts';
import { createMailTransport } from './integrations/mail/create-mail-transport.ts';
import { createSenderMail } from './integrations/mail/sender-mail.ts';
import { startJobQueue } from './jobs/job-queue.ts';
import { remindSigners, tellSigners } from './modules/cla/tell-signers.ts';
import { deliverEmail, failEmail } from './modules/email/deliver-email.ts';
import { purgeExpired } from './modules/retention/purge-expired.ts';
import { createSigningStatusLoader } from './modules/signing/signing-status-loader.ts';
import { nameStartFailure } from './name-start-failure.ts';
import { lockDataDir } from './process-lock.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createSecretBox } from './secret-box.ts';
import { resolveSecretKey } from './secret-key.ts';

/** Milliseconds that requests under way get at the end; below the ten seconds after which containers are killed. */
const CLOSE_DEADLINE = 8000;

/** A service that answers requests. */
export interface Service {
  readonly app: FastifyInstance;
  /** Where it listens. */
  readonly address: string;
  /** Logins of the demo when it was created by this start, else none. */
  readonly demoLogins: readonly DemoLogin[];
  /** Finishes what is under way and closes everything, in the reverse order of the start. */
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
  const secretBox = createSecretBox(resolveSecretKey(config));
  const log = createLog(config.logLevel);
  const database = await openDatabase(config.database);
  closing.push(() => database.orm.close());
  await nameStartFailure('DATABASE_URL', () => migrate(database));
  const demoLogins = config.demo ? await seedDemo(database.orm, new Date()) : [];
  const deps = await createDependencies({ config, database, log, secretBox });
  closing.push(() => deps.jobs.stop());
  closing.push(await startDelivery(deps));
  const app = await createApp(deps);
  closing.push(() => closeServer(app));
  const address = await nameStartFailure(`HOST ${config.host}, PORT ${config.port}`, () =>
    app.listen({ host: config.host, port: config.port }),
  );
  return { app, address, demoLogins };
}

/** Answers what is under way, then closes; a client that never ends its request is cut off. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), CLOSE_DEADLINE);
  await app.close();
  clearTimeout(deadline);
}

type Parts = Pick<Dependencies, 'config' | 'log' | 'secretBox'> & { readonly database: Database };

/** What every request works with, on an open database; tests make theirs by the same function. */
export async function createDependencies({ config, database, log, secretBox }: Parts): Promise<Dependencies> {
  const now = (): Date => new Date();
  return {
    config,
    log,
    now,
    secretBox,
    senderMail: createSenderMail(config),
    orm: database.orm,
    jobs: await startJobQueue(database, log),
    rateLimiter: createRateLimiter(config.rateLimitScale),
    signingStatuses: createSigningStatusLoader(database, now),
  };
}

/** Starts sending mail; returns what lets go of the mail servers. */
export async function startDelivery(deps: Dependencies): Promise<() => void> {
  const { config, orm, now, senderMail } = deps;
  const transport = createMailTransport(config);
  const delivery = { ...deps, transport, publicUrl: config.publicUrl, from: config.mail.from };
  await deps.jobs.work({
    deliverMail: (emailId) => deliverEmail(delivery, emailId),
    deadMail: (emailId) => failEmail(orm.em.fork(), emailId),
    purge: () => purgeExpired(orm.em.fork(), now()),
    tellSigners: (notice) => tellSigners(deps, notice),
    remindSigners: () => remindSigners(deps),
  });
  return () => {
    transport.close();
    senderMail.close();
  };
}
