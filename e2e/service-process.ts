import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../server/config/project-root.ts';

/** As `npm start` runs it, without the optimising compiler of WebAssembly, and with a clock that tests can move. */
const NODE_OPTIONS = ['--disable-warning=ExperimentalWarning', '--liftoff-only', '--import', './e2e/movable-clock.mjs'];

/** Starts the built service with nothing but this environment; its errors are shown. */
export function spawnService(environment: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'dist/server/main.js'], {
    cwd: projectRoot,
    env: { LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  showErrors(child);
  return child;
}

/** Stops a service; resolves when it has ended. */
export async function stopService(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Waits until a service has printed what `find` finds; rejects with its output if it ends before. */
export function untilPrinted<Found>(child: ChildProcess, find: (printed: string) => Found | undefined): Promise<Found> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the service has ended: ${printed}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const found = find(printed);
      if (found !== undefined) {
        resolve(found);
      }
    });
  });
}

/** Creates an empty folder for a service's data. */
export function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'signet-e2e-'));
}

/** Passes on what the service logs as an error: a test that fails because of it should say why. */
function showErrors(child: ChildProcess): void {
  child.stdout?.on('data', (printed: Buffer | string) => {
    const errors = String(printed)
      .split('\n')
      .filter((line) => line.startsWith('{"level":'));
    if (errors.length > 0) {
      process.stderr.write(`${errors.join('\n')}\n`);
    }
  });
}
