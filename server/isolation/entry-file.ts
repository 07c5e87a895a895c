import { basename, join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';

/** Whether this code runs from source rather than from the build. */
export const RUNS_FROM_SOURCE: boolean = import.meta.url.endsWith('.ts');

/** The file that a process or thread starts from: `<name>.<kind>.ts` below `server/`, or its build. */
export function entryFile(name: string, kind: 'process' | 'worker' | 'task'): string {
  return RUNS_FROM_SOURCE
    ? join(projectRoot, 'server', `${name}.${kind}.ts`)
    : join(projectRoot, 'dist/server', `${basename(name)}.${kind}.js`);
}
