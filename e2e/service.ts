import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { newDataDir, spawnService, stopService, untilPrinted } from './service-process.ts';
import { readTemplate, type DemoLogins } from './service-template.ts';

/** The time of a service, which its tests can move, and of the platforms that check what it dates. */
export interface Clock {
  readonly now: () => Date;
  moveForward(milliseconds: number): void;
}

export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    moveForward(milliseconds) {
      ahead += milliseconds;
    },
  };
}

/** The service under test: the built one, in its own process, with mail over real SMTP. */
export interface Service extends DemoLogins {
  readonly url: string;
  /** Moves its clock forward. */
  passTime(seconds: number): Promise<void>;
}

/** Starts the service on a free port with its own data, which are removed when it stops. */
export async function startService(
  environment: Readonly<Record<string, string>>,
  clock: Clock,
): Promise<{ service: Service; stop: () => Promise<void> }> {
  const { dataDir: template, ...logins } = readTemplate();
  const dataDir = await newDataDir();
  await cp(template, dataDir, { recursive: true });
  const port = await freePort();
  // By name: passkeys belong to the name of a host, not to an address.
  const url = `http://localhost:${port}`;
  const child = spawnService({ ...environment, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url });
  await untilPrinted(child, (printed) => /listens at/.exec(printed)?.[0]);
  const passTime = async (seconds: number): Promise<void> => {
    const passed = once(child, 'message');
    child.send(seconds * 1000);
    await passed;
    clock.moveForward(seconds * 1000);
  };
  const stop = async (): Promise<void> => {
    await stopService(child);
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
