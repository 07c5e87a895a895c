import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#server/config/project-root.ts';

/** What a command has printed, on both channels. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

type Environment = Readonly<Record<string, string>>;

const start = (command: string, env: Environment, named: readonly string[]) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', `dist/server/${command}.js`, ...named], {
    cwd: projectRoot,
    env,
    stdio: 'pipe',
  });

/** Runs a command of the built `server/commands` until it ends; `named` are its arguments. */
export async function runCommand(command: string, env: Environment, ...named: string[]): Promise<CommandResult> {
  const child = start(command, env, named);
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: (await printed).join('') };
}

/** Runs a command whose standard output nobody reads; returns what it prints on the other channel. */
export async function runUnread(command: string, env: Environment): Promise<CommandResult> {
  const child = start(command, env, []);
  child.stdout.destroy();
  const printed = text(child.stderr);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: await printed };
}
