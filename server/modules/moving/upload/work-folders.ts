import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The number is that of the process that made the folder. */
const NAME = /^signet-(?:export|import)-(?:(\d+)-)?\w{6}$/;

/** Makes a folder for personal data that are on the disk for a moment. Who makes it removes it. */
export function makeWorkFolder(kind: 'export' | 'import'): Promise<string> {
  return mkdtemp(join(tmpdir(), `signet-${kind}-${process.pid}-`));
}

/** Removes such folders of processes that were killed. Call it before this process makes one. */
export async function removeLeftFolders(): Promise<void> {
  const names = await readdir(tmpdir());
  const left = names.filter((name) => isLeft(NAME.exec(name)));
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
}

function isLeft(name: RegExpExecArray | null): boolean {
  return name !== null && (Number(name[1]) === process.pid || !isRunning(Number(name[1] ?? 0)));
}

/** In a container, a process often has the number of the one before. */
function isRunning(pid: number): boolean {
  if (pid === 0) {
    return false;
  }
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
