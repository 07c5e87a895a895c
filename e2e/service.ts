import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../server/config/project-root.ts';

/** Credentials of somebody in the demo. */
export interface DemoLogin {
  readonly account: string;
  readonly password: string;
}

/** The service under test: the built one, in its own process, with mail over real SMTP. */
export interface Service {
  readonly url: string;
  /** The local community manager who owns the demo link. */
  readonly demoLogin: DemoLogin;
  /** The administrator of the demo's corporation. */
  readonly administratorLogin: DemoLogin;
  /** Moves the service's clock forward. */
  passTime(seconds: number): Promise<void>;
}

const NODE_OPTIONS = ['--disable-warning=ExperimentalWarning', '--import', './e2e/movable-clock.mjs'];

/**
 * Starts the service on a free port with its own data, which are removed when it stops. `host` is the name that
 * browsers know this machine by.
 */
export async function startService(
  environment: Readonly<Record<string, string>>,
  host: string,
): Promise<{ service: Service; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-e2e-'));
  const own = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'dist/server/main.js'], {
    cwd: projectRoot,
    env: { ...environment, ...own },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  showErrors(child);
  const logins = await readLogins(child);
  const passTime = async (seconds: number): Promise<void> => {
    const passed = once(child, 'message');
    child.send(seconds * 1000);
    await passed;
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(dataDir, { recursive: true });
  };
  return { service: { url, ...logins, passTime }, stop };
}

/** Finds a free port: the service has to know its own address before it starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
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

/** Reads the log-ins that the first start prints, once it listens. */
function readLogins(child: ChildProcess): Promise<Pick<Service, 'demoLogin' | 'administratorLogin'>> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the service has ended: ${printed}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const demoLogin = loginIn(printed, 'Community manager');
      const administratorLogin = loginIn(printed, 'Corporation administrator');
      if (demoLogin !== undefined && administratorLogin !== undefined) {
        resolve({ demoLogin, administratorLogin });
      }
    });
  });
}

/** Finds the printed log-in of a role. */
function loginIn(printed: string, role: string): DemoLogin | undefined {
  const [, account, password] = new RegExp(`${role}: +(\\S+) / (\\S+)\n`).exec(printed) ?? [];
  return account === undefined || password === undefined ? undefined : { account, password };
}
