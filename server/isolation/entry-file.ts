import { basename, join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';

let isBuilt = !import.meta.url.endsWith('.ts');

/** Whether processes and threads start from source rather than from the build, as this code does. */
export function startsFromSource(): boolean {
  return !isBuilt;
}

/**
 * Makes processes and threads start from the build although this code runs from source. For tests: a process compiles
 * its sources and finds every file of its libraries again, which takes longer than the work it is started for.
 */
export function startFromBuild(): void {
  isBuilt = true;
}

/** The file that a process or thread starts from: `<name>.<kind>.ts` below `server/`, or its build. */
export function entryFile(name: string, kind: 'process' | 'worker' | 'task'): string {
  return isBuilt
    ? join(projectRoot, 'dist/server', `${basename(name)}.${kind}.js`)
    : join(projectRoot, 'server', `${name}.${kind}.ts`);
}
