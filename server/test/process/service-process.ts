import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished, vi } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';

type Environment = Readonly<Record<string, string>>;

/** The service in its own process. */
export interface ServiceProcess {
  /** Where it listens; rejects with its output if it ends first. */
  readonly address: Promise<string>;
  /** Its exit code once it has ended; null when a signal ended it. */
  readonly exitCode: Promise<number | null>;
  readonly pid: number;
  /** Its output so far, on both channels. */
  output(): string;
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
}

/** Limits out of reach, any free port, only failures logged; otherwise a child's environment is empty. */
const DEFAULTS = {
  PORT: '0',
  PUBLIC_URL: 'http://localhost:4000',
  RATE_LIMIT_SCALE: '10000',
  LOG_LEVEL: 'error',
};

/** A version of the service to start. */
interface Version {
  readonly folder: string;
  readonly command: readonly string[];
}

/** This version, built, as far as `prepare-service.ts` has built it. */
const BUILT: Version = { folder: projectRoot, command: ['dist/server/main.js'] };

/** Starts the service with `environment`; the caller ends it. */
export function runService(environment: Environment, { folder, command }: Version = BUILT): ServiceProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--liftoff-only', ...command], {
    cwd: folder,
    env: { ...DEFAULTS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const listening = Promise.withResolvers<string>();
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /Signet listens at ([^\s,]+)/.exec(printed)?.[1];
      if (address !== undefined) {
        listening.resolve(address);
      }
    });
  }
  const exitCode = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  void exitCode.then(() => listening.reject(new Error(`the service has ended:\n${printed}`)));
  // Tests of a failing start look only at the exit code.
  listening.promise.catch(() => undefined);
  return {
    address: listening.promise,
    exitCode,
    pid: child.pid ?? 0,
    output: () => printed,
    signal: (name) => child.kill(name),
  };
}

/** Starts the service with `environment` and, if it still runs when the test has finished, kills it. */
export function spawnService(environment: Environment, version: Version = BUILT): ServiceProcess {
  const service = runService(environment, version);
  onTestFinished(async () => {
    service.signal('SIGKILL');
    await service.exitCode;
  });
  return service;
}

/** What a service that was started with `METRICS_PORT` counts. */
export async function readMetrics(service: ServiceProcess): Promise<string> {
  const address = await vi.waitUntil(() => /Metrics for Prometheus: (\S+)/.exec(service.output())?.[1]);
  return (await fetch(address)).text();
}
