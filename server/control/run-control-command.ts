import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { readConfig, type Config } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { lockDataDir } from '#server/db/process-lock.ts';
import { createLog } from '#server/http/create-log.ts';
import { startJobQueue } from '#server/jobs/job-queue.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { resolveSecretKeys } from '#server/security/secret-key.ts';
import { CONTROL_COMMANDS, type ControlCommand } from './control-commands.ts';
import { controlAnswer, controlSocketPath } from './control-socket.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command on the configured database. An embedded one belongs to one process: while the service runs, it is
 * asked to carry the command out. The argument has no line breaks. Throws the command's error.
 */
export async function runControlCommand(command: ControlCommand, argument = ''): Promise<void> {
  const config = readConfig(process.env);
  const { database } = config;
  const service = database.kind === 'embedded' ? await callService(database.dataDir) : undefined;
  await (service === undefined ? runHere(config, command, argument) : runThere(service, command, argument));
}

/** Connects to the running service; undefined when none listens. */
async function callService(dataDir: string): Promise<Socket | undefined> {
  const socket = connect(controlSocketPath(dataDir));
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

async function runThere(socket: Socket, command: ControlCommand, argument: string): Promise<void> {
  socket.write(`${command} ${argument}\n`);
  for await (const line of createInterface(socket)) {
    const answer = controlAnswer.parse(JSON.parse(line));
    if ('print' in answer) {
      print(answer.print);
    } else if (answer.error === null) {
      return;
    } else {
      throw new Error(answer.error);
    }
  }
  throw new Error('the service stopped before the command was finished');
}

async function runHere(config: Config, command: ControlCommand, argument: string): Promise<void> {
  const release = config.database.kind === 'embedded' ? lockDataDir(config.database.dataDir) : () => undefined;
  const secretBox = createSecretBox(resolveSecretKeys(config));
  const database = await openDatabase(config.database);
  try {
    await migrate(database);
    const jobs = await startJobQueue(database, createLog(config.logLevel), JOBS);
    try {
      await CONTROL_COMMANDS[command]({ config, orm: database.orm, secretBox, jobs }, print, argument);
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.orm.close();
    release();
  }
}
