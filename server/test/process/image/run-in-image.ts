import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { chownSync, lstatSync, readdirSync } from 'node:fs';
import { cp, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageTree } from './build-image.ts';
import { linkTree } from './link-tree.ts';

/** Puts data into the image's volume, for its user. */
export async function copyData({ root, user }: ImageTree, from: string): Promise<void> {
  const to = join(root, 'data');
  const isNoSocket = async (path: string): Promise<boolean> => !(await lstat(path)).isSocket();
  await cp(from, to, { recursive: true, filter: isNoSocket });
  giveTo(to, user);
  // The image brings Node.js with it; here it is the one that runs the tests.
  linkTree(process.execPath, join(root, 'bin/node'));
}

function giveTo(path: string, user: ImageTree['user']): void {
  if (user.uid === undefined || user.gid === undefined) {
    return;
  }
  chownSync(path, user.uid, user.gid);
  if (lstatSync(path).isDirectory()) {
    readdirSync(path).forEach((name) => giveTo(join(path, name), user));
  }
}

/** Starts a command in the image, as its user and with its environment alone; a home that the user cannot write to. */
export function startInImage(
  { root, workdir, environment, user }: ImageTree,
  [command = '', ...named]: readonly string[],
  settings: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams {
  const PATH = [
    join(root, 'bin'),
    ...(process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules')),
  ].join(':');
  const env = { HOME: root, ...environment, PATH, ...settings };
  return spawn(command === 'node' ? join(root, 'bin/node') : command, named, {
    cwd: workdir,
    env,
    stdio: 'pipe',
    ...user,
  });
}
