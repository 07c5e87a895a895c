import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#server/config/project-root.ts';

/** What a command has printed, on both channels. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command of the built `server/commands` until it ends; `named` are its arguments. */
export async function runCommand(
  command: string,
  environment: Readonly<Record<string, string>>,
  ...named: string[]
): Promise<CommandResult> {
  const script = ['--disable-warning=ExperimentalWarning', `dist/server/${command}.js`, ...named];
  const child = spawn(process.execPath, script, { cwd: projectRoot, env: environment, stdio: 'pipe' });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: (await printed).join('') };
}
