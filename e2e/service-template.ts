import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { newDataDir, spawnService, stopService, untilPrinted } from './service-process.ts';

/** Credentials of somebody in the demo. */
export interface DemoLogin {
  readonly account: string;
  readonly password: string;
}

/** The log-ins that the first start of a service prints. */
export interface DemoLogins {
  /** The local community manager who owns the demo link. */
  readonly demoLogin: DemoLogin;
  /** The administrator of the demo's corporation. */
  readonly administratorLogin: DemoLogin;
}

/** The data of a service that has been started once. */
interface ServiceTemplate extends DemoLogins {
  readonly dataDir: string;
}

/** Passes the template to workers, which are separate processes. */
const VARIABLE = 'E2E_SERVICE_TEMPLATE';

/**
 * Starts a service once before all tests: theirs begin with copies of its data, because creating a database takes far
 * longer than copying one.
 */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir();
  const child = spawnService({ DATA_DIR: dataDir, PORT: '0', PUBLIC_URL: 'http://localhost' });
  const logins = await readLogins(child);
  await stopService(child);
  process.env[VARIABLE] = JSON.stringify({ dataDir, ...logins } satisfies ServiceTemplate);
  return () => rm(dataDir, { recursive: true });
}

/** Returns the template that was prepared before all tests. */
export function readTemplate(): ServiceTemplate {
  return JSON.parse(process.env[VARIABLE] ?? '') as ServiceTemplate;
}

function readLogins(child: ChildProcess): Promise<DemoLogins> {
  return untilPrinted(child, (printed) => {
    const demoLogin = loginIn(printed, 'Community manager');
    const administratorLogin = loginIn(printed, 'Corporation administrator');
    return demoLogin === undefined || administratorLogin === undefined ? undefined : { demoLogin, administratorLogin };
  });
}

/** Finds the printed log-in of a role. */
function loginIn(printed: string, role: string): DemoLogin | undefined {
  const [, account, password] = new RegExp(`${role}: +(\\S+) / (\\S+)\n`).exec(printed) ?? [];
  return account === undefined || password === undefined ? undefined : { account, password };
}
