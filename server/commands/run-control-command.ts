import { readConfig, type Config } from '#server/config/config.ts';
import { nameStartFailure } from '#server/config/name-start-failure.ts';
import { askService, type ControlRequest } from '#server/control/ask-service.ts';
import type { ControlCommand, Print } from '#server/control/control-command.ts';
import { requireExisting } from '#server/db/open-database.ts';
import { prepareSchema } from '#server/db/prepare-schema.ts';
import { withDatabase } from '#server/db/with-database.ts';
import { requireSchema } from '#server/doctor/examine.ts';
import { createLog } from '#server/http/create-log.ts';
import { type JobQueue, startJobQueue } from '#server/jobs/job-queue.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { resolveSecretKeys } from '#server/security/secret-key.ts';
import { CONTROL_COMMANDS } from './control-commands.ts';

const printLine: Print = (line) => void process.stdout.write(`${line}\n`);

/**
 * Runs a command on the configured database. An embedded one belongs to one process: while the service runs, it is
 * asked to carry the command out. The argument has no line breaks; `print` gets what the command says. Throws the command's
 * error.
 */
export async function runControlCommand(command: ControlCommand, argument = '', print = printLine): Promise<void> {
  const config = readConfig(process.env);
  const { database } = config;
  const done = database.kind === 'embedded' && (await askService(database.dataDir, { command, argument }, print));
  if (!done) {
    await runHere(config, { command, argument }, print);
  }
}

async function runHere(config: Config, { command, argument }: Required<ControlRequest>, print: Print): Promise<void> {
  requireExisting(config.database);
  await withDatabase(config.database, async (database) => {
    const secretBox = createSecretBox(resolveSecretKeys(config));
    // The doctor changes nothing: that the schema is an earlier version's is for it to report.
    await (command === 'doctor'
      ? nameStartFailure('DATABASE_URL', () => requireSchema(database.orm, print))
      : prepareSchema(config.database, database));
    await using opened = new AsyncDisposableStack();
    const openJobs = async (): Promise<JobQueue> => {
      const jobs = await startJobQueue(database, createLog(config.logLevel), JOBS);
      opened.defer(() => jobs.stop());
      return jobs;
    };
    await CONTROL_COMMANDS[command]({ config, orm: database.orm, secretBox, openJobs }, print, argument);
  });
}
