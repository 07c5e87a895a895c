import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#server/project-root.ts';
import type { Load } from './load.ts';

type Environment = Readonly<Record<string, string>>;

/** A server in a process of its own, which does not outlive this one. */
export interface ServerProcess {
  readonly address: string;
  /** Resolves when it has ended. */
  stop(): Promise<void>;
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
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill();
    await exited;
  };
  process.once('exit', () => child.kill());
  return new Promise((started, failed) => {
    void exited.then(() => failed(new Error(`${script.join(' ')} has ended`)));
    child.stdout.setEncoding('utf8').on('data', (printed: string) => {
      const address = /listens at ([^\s,]+)/.exec(printed)?.[1];
      if (address !== undefined) {
        started({ address, stop });
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
