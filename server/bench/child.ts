import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { projectRoot } from '#server/config/project-root.ts';
import type { Load, LoadResult } from './load.ts';

type Environment = Readonly<Record<string, string>>;

/** Options of a server to start. */
export interface ServerOptions {
  readonly environment: Environment;
  /** The checkout to run; this one by default. */
  readonly directory?: string;
}

/** A server in its own process, which ends with this one. */
export interface ServerProcess {
  readonly address: string;
  /** What it has printed so far. */
  printed(): string;
  /** Returns the seconds of CPU time used so far, user and system, over all threads and ended children. */
  cpuSeconds(): Promise<number>;
  /** Returns its largest resident memory so far, in MB. */
  peakMegabytes(): Promise<number>;
  /** Stops it; resolves when it has ended. */
  stop(): Promise<void>;
}

/** Starts a script of Node.js, whose output is read. */
export function run(
  script: readonly string[],
  { environment, directory = projectRoot }: ServerOptions,
): ChildProcessByStdio<Writable, Readable, null> {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], {
    cwd: directory,
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Starts a server; resolves when it prints where it listens. */
export function startServer(script: readonly string[], options: ServerOptions): Promise<ServerProcess> {
  const child = run(script, options);
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill();
    await exited;
  };
  const { pid = 0 } = child;
  process.once('exit', () => child.kill());
  return new Promise((started, failed) => {
    void exited.then(() => failed(new Error(`${script.join(' ')} has ended`)));
    let output = '';
    const printed = (): string => output;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /listens at ([^\s,]+)/.exec(text)?.[1];
      if (address !== undefined) {
        started({
          address,
          printed,
          stop,
          cpuSeconds: () => cpuSecondsOf(pid),
          peakMegabytes: () => peakMegabytesOf(pid),
        });
      }
    });
  });
}

/** Starts the built service by the command that its `npm start` runs, so that what is measured is what runs. */
export async function startService(options: ServerOptions): Promise<ServerProcess> {
  return startServer(await scriptOf('start', options.directory), options);
}

/** What a script of `package.json` gives to Node.js, after the command that builds. */
export async function scriptOf(name: 'start' | 'import', directory = projectRoot): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<typeof name, string>>;
  };
  return (scripts[name].split('node ').at(-1) ?? '').split(' ');
}

/** Linux counts CPU time in ticks of a hundredth of a second. */
const TICKS_PER_SECOND = 100;

async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The command's name, in parentheses, may contain spaces; utime, stime, cutime and cstime are fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

/** Returns the largest resident memory of a process so far, in MB. */
export async function peakMegabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Runs a load against a server from its own process. */
export async function measureLoad(load: Load): Promise<LoadResult> {
  const child = run(['--import', 'tsx', 'server/bench/load.ts'], { environment: { NODE_ENV: 'production' } });
  child.stdin.end(JSON.stringify(load));
  return (await json(child.stdout)) as LoadResult;
}
