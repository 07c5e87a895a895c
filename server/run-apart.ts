import { fork } from 'node:child_process';
import { basename, join } from 'node:path';
import { projectRoot } from './project-root.ts';
import type { ApartLimits, ThreadWork } from './run-in-thread.ts';

/**
 * Runs `<name>.worker.ts` below `server/` on `data` in a process of its own, and there in a thread with limits, because data
 * made to keep it busy would stop the whole service, and data that make one object larger than the limit allows end
 * their process, whatever thread they are in. Undefined when the work failed, took too long or ran out of memory or of
 * stack.
 */
export async function runApart(name: string, data: unknown, limits: ApartLimits): Promise<unknown> {
  const child = fork(fileOf('run-apart', 'process'), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    return await new Promise<unknown>((resolve) => {
      const giveUp = (): void => resolve(undefined);
      child.once('message', (message: { readonly answer?: unknown }) => resolve(message.answer));
      child.once('error', giveUp);
      child.once('exit', giveUp);
      const work: ThreadWork = { file: fileOf(name, 'worker'), data, limits };
      child.send(work, (error) => (error === null ? undefined : giveUp()));
    });
  } finally {
    child.kill('SIGKILL');
  }
}

/** The source while developing; the build puts all entries into one folder. */
function fileOf(name: string, kind: 'process' | 'worker'): string {
  return import.meta.url.endsWith('.ts')
    ? join(projectRoot, 'server', `${name}.${kind}.ts`)
    : join(projectRoot, 'dist/server', `${basename(name)}.${kind}.js`);
}
