import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const SUPERUSER = 'postgres';

/** A PostgreSQL server in a temporary folder. */
export interface PostgresqlCluster {
  /** Of its empty database. */
  readonly url: string;
  /** Returns once it accepts connections, always on the same port. */
  start(): void;
  /** Ends every connection and returns once the server has stopped; its data stay. */
  stop(): void;
  /** Stops the server and deletes its data. */
  remove(): void;
}

/**
 * Creates and starts a cluster with the machine's PostgreSQL on a free loopback port; without one, throws what to
 * install.
 */
export async function createPostgresqlCluster(): Promise<PostgresqlCluster> {
  const bin = findBinaries();
  const owner = processOwner();
  const folder = mkdtempSync(join(tmpdir(), 'signet-postgresql-'));
  const data = join(folder, 'data');
  if (owner !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
  }
  const run = (tool: string, ...args: string[]): Buffer =>
    execFileSync(join(bin, tool), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('initdb', '-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync');
  const port = await findFreePort();
  const options = serverOptions(port, folder);
  const cluster = {
    url: `postgresql://${SUPERUSER}@127.0.0.1:${port}/postgres`,
    start: () => void run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options),
    stop: () => void run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'fast'),
    remove: () => {
      const args = ['stop', '-D', data, '-m', 'immediate'];
      spawnSync(join(bin, 'pg_ctl'), args, { ...owner, cwd: folder, stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
  cluster.start();
  return cluster;
}

function serverOptions(port: number, folder: string): string {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    // It need not survive a crash, and background work would disturb measurements.
    fsync: 'off',
    shared_buffers: '512MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '1h',
    autovacuum: 'off',
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Finds the folder with `initdb` and `pg_ctl`: in PATH, or Debian's for the newest version. */
function findBinaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
  if (found === undefined) {
    throw new Error(
      'No PostgreSQL server is installed. Install version 15 or newer (on Debian: apt-get install postgresql), or set the variable that names a running one (see the README).',
    );
  }
  return found;
}

/** PostgreSQL refuses to run as root, so root runs it as its package's user and anybody else as themselves. */
function processOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const id = (flag: string): number => Number(execFileSync('id', [flag, SUPERUSER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((found, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
