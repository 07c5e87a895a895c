import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import type { Dependencies } from '#server/context.ts';
import type { Database, Em } from '#server/db/open-database.ts';
import { createLog } from '#server/http/create-log.ts';
import type { MailTemplates } from '#server/integrations/mail/mails.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { createDependencies } from '#server/start-service.ts';
import { createTestDatabase } from './database.ts';
import { threads } from './threads.ts';
import { whenDone } from './when-done.ts';

/** The key of a service in tests. */
export const TEST_SECRET_KEY = 'a secret key that only tests use, 32 bytes or more';

type Environment = Readonly<Record<string, string>>;

/** The HTTP server of one test file with its own database. No worker sends mail, so queued mail can be read. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Dependencies;
  readonly database: Database;
  /** Starts another server on the same database. */
  startAnother(environment: Environment): Promise<TestApp>;
  /** Opens a new unit of work to set up and inspect data. */
  em(): Em;
  /** Returns the mails queued for an address, oldest first. */
  mailsTo(email: string): Promise<Email[]>;
  /** Returns the code in the newest mail to an address. */
  codeSentTo(email: string): Promise<string>;
}

/**
 * Starts the server as the service does, silent and with per-source limits out of reach unless `environment` sets them.
 * `logTo` gets the lines of the log instead of standard output.
 */
export async function createTestApp(
  environment: Environment = {},
  logTo?: { write(line: string): void },
): Promise<TestApp> {
  return startTestApp(await createTestDatabase(), environment, logTo);
}

async function startTestApp(
  database: Database,
  environment: Environment,
  logTo?: { write(line: string): void },
): Promise<TestApp> {
  const config = readConfig({
    PUBLIC_URL: 'http://localhost:4000',
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const log = createLog(config.logLevel, logTo);
  const secretBox = createSecretBox(TEST_SECRET_KEY);
  const deps = await createDependencies({ config, database, log, secretBox, threads });
  const app = await createApp(deps);
  whenDone(async () => {
    await app.close();
    await deps.jobs.stop();
  });
  const em = (): Em => database.orm.em.fork();
  const mailsTo = (email: string): Promise<Email[]> =>
    em().find(Email, { recipient: email }, { orderBy: { createdAt: 'asc' } });
  return {
    app,
    deps,
    database,
    startAnother: (other) => startTestApp(database, other),
    em,
    mailsTo,
    codeSentTo: async (email) => readCode(deps, await mailsTo(email)),
  };
}

function readCode({ secretBox }: Dependencies, mails: readonly Email[]): string {
  const mail = mails.findLast(({ template }) => template.endsWith('_code'));
  if (!mail?.secret) {
    throw new Error('no mail with a code was queued');
  }
  const opened = secretBox.decrypt('mail', { row: mail.id, sealed: mail.secret });
  const { code } = JSON.parse(opened) as MailTemplates['verification_code']['secret'];
  return code;
}
