import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/config/project-root.ts';

/** Builds the server unless its build is newer than all sources. */
export async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(projectRoot, 'server/commands/ensure-built.mjs'), '--server-only']);
}
