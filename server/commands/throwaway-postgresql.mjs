import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stopWith } from './run-tool.mjs';

const DEBIAN = '/usr/lib/postgresql';
const SUPERUSER = 'postgres';

/**
 * Makes a PostgreSQL cluster of the machine's own binaries in a temporary folder, starts it on a free loopback port and
 * returns the URL of its empty database. All of it is gone when this process ends. Says what to install when there are no
 * binaries.
 */
export async function startThrowawayPostgresql() {
  const bin = findBinaries();
  const owner = processOwner();
  const folder = mkdtempSync(join(tmpdir(), 'signet-postgresql-'));
  const data = join(folder, 'data');
  if (owner !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
  }
  const run = (tool, ...args) =>
    execFileSync(join(bin, tool), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const remove = () => {
    spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], { ...owner, cwd: folder, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  removeAtExit(remove);
  run('initdb', '-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync');
  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    // It need not survive a crash, and what it does on its own would disturb measurements.
    fsync: 'off',
    shared_buffers: '512MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '1h',
    autovacuum: 'off',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options.join(' '));
  return `postgresql://${SUPERUSER}@127.0.0.1:${port}/postgres`;
}

/** The folder with `initdb` and `pg_ctl`: from PATH, or where Debian keeps the newest version. */
function findBinaries() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
  if (found === undefined) {
    stopWith(
      'No PostgreSQL server is installed. Install version 15 or newer (on Debian: apt-get install postgresql), or set the variable that names a running one (see the README).',
    );
  }
  return found;
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package brings; anybody else as themselves. */
function processOwner() {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const id = (flag) => Number(execFileSync('id', [flag, SUPERUSER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function findFreePort() {
  const server = createServer();
  return new Promise((found, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

function removeAtExit(remove) {
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => process.exit(1));
  }
}
