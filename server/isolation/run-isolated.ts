import { fork } from 'node:child_process';
import { entryFile } from './entry-file.ts';
import type { IsolationLimits, ThreadWork } from './run-in-thread.ts';

/**
 * Runs `<name>.worker.ts` below `server/` on `data`, in a limited thread of a separate process. The thread, because
 * hostile data could keep the service busy for ever; the process, because a single object above the memory limit ends
 * the whole process, whatever thread it is in. Undefined when the work failed, took too long or ran out of memory or
 * stack.
 */
export async function runIsolated(name: string, data: unknown, limits: IsolationLimits): Promise<unknown> {
  const child = fork(entryFile('isolation/run-isolated', 'process'), {
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
      const work: ThreadWork = { file: entryFile(name, 'worker'), data, limits };
      child.send(work, (error) => (error === null ? undefined : giveUp()));
    });
  } finally {
    child.kill('SIGKILL');
  }
}
