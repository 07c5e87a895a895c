import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#server/project-root.ts';
import type { Load } from './load.ts';

type Environment = Readonly<Record<string, string>>;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  stop(): void;
}

function run(script: readonly string[], environment: Environment): ChildProcessByStdio<Writable, Readable, null> {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], {
    cwd: projectRoot,
    env: { NODE_ENV: 'production', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Starts a server; resolves when it says where it listens. */
export function startServer(script: readonly string[], environment: Environment): Promise<ServerProcess> {
  const child = run(script, environment);
  return new Promise((started, failed) => {
    child.once('exit', () => failed(new Error(`${script.join(' ')} has ended`)));
    child.stdout.setEncoding('utf8').on('data', (printed: string) => {
      const address = /listens at ([^\s,]+)/.exec(printed)?.[1];
      if (address !== undefined) {
        started({ address, stop: () => child.kill() });
      }
    });
  });
}

/** Requests per second that a server answers, asked from a process of its own. */
export async function measureLoad(load: Load): Promise<number> {
  const child = run(['--import', 'tsx', 'server/bench/load.ts'], {});
  child.stdin.end(JSON.stringify(load));
  return Number(await text(child.stdout));
}
