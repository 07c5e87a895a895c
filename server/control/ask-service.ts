import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ControlCommand, Print } from './control-command.ts';
import { controlAnswer, controlSocketPath } from './control-socket.ts';

/** A command for a running service. */
export interface ControlRequest {
  readonly command: ControlCommand;
  /** Has no line breaks. */
  readonly argument?: string;
}

/**
 * Has the service that runs on a data directory carry a command out, and prints what it says. Returns false when none
 * runs. Throws the command's error.
 */
export async function askService(
  dataDir: string,
  { command, argument = '' }: ControlRequest,
  print: Print,
): Promise<boolean> {
  const socket = await callService(dataDir);
  if (socket === undefined) {
    return false;
  }
  socket.write(`${command} ${argument}\n`);
  for await (const line of createInterface(socket)) {
    const answer = controlAnswer.parse(JSON.parse(line));
    if ('print' in answer) {
      print(answer.print);
    } else if (answer.error === null) {
      return true;
    } else {
      throw new Error(answer.error);
    }
  }
  throw new Error('the service stopped before the command was finished');
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
