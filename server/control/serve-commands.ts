import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { FastifyBaseLogger } from 'fastify';
import type { ControlCommand, ControlCommands, ControlContext } from './control-command.ts';
import { controlSocketPath, type ControlAnswer } from './control-socket.ts';

/** Milliseconds in which a caller has to name its command. */
const NAMING_TIMEOUT = 10_000;

/** What the service carries out for the terminal, and with what. */
interface CommandedService {
  readonly commands: ControlCommands;
  readonly context: ControlContext & { readonly log: FastifyBaseLogger };
}

/**
 * Takes commands at the socket in the data directory, which this process must have locked. Returns how to stop, which
 * ends commands under way. Without the socket, the service works and commands need it to be stopped.
 */
export async function serveCommands(dataDir: string, service: CommandedService): Promise<() => Promise<void>> {
  const path = controlSocketPath(dataDir);
  const callers = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    callers.set(
      socket,
      answer(socket, service).finally(() => callers.delete(socket)),
    );
  });
  // A process that was killed leaves its socket behind.
  rmSync(path, { force: true });
  try {
    await once(server.listen(path), 'listening');
  } catch (error) {
    service.context.log.warn({ err: error }, 'commands cannot reach this process');
  }
  return async () => {
    server.close();
    const running = [...callers.values()];
    callers.forEach((_, socket) => socket.destroy());
    await Promise.all(running);
  };
}

async function answer(socket: Socket, { commands, context }: CommandedService): Promise<void> {
  // A caller that is gone is noticed by the next line for it.
  socket.on('error', () => socket.destroy());
  const send = (line: ControlAnswer): void => {
    if (socket.destroyed) {
      throw new Error('the caller is gone');
    }
    socket.write(`${JSON.stringify(line)}\n`);
  };
  try {
    const { command, argument } = await readCommand(socket, commands);
    await commands[command](context, (print) => send({ print }), argument);
    send({ error: null });
  } catch (error) {
    if (!socket.destroyed) {
      send({ error: error instanceof Error ? error.message : String(error) });
    }
  }
  socket.end();
}

/** Reads the line with the command's name, and its argument after a space. */
async function readCommand(
  socket: Socket,
  commands: ControlCommands,
): Promise<{ readonly command: ControlCommand; readonly argument: string }> {
  const timer = setTimeout(() => socket.destroy(), NAMING_TIMEOUT);
  for await (const line of createInterface(socket)) {
    clearTimeout(timer);
    const [command = '', ...rest] = line.split(' ');
    if (isCommand(commands, command)) {
      return { command, argument: rest.join(' ') };
    }
    break;
  }
  clearTimeout(timer);
  throw new Error('the running service does not know this command');
}

function isCommand(commands: ControlCommands, name: string): name is ControlCommand {
  return Object.hasOwn(commands, name);
}
