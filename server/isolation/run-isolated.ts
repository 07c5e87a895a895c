import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { entryFile, startsFromSource } from './entry-file.ts';
import type { IsolationLimits, ThreadWork } from './run-in-thread.ts';

/**
 * Permits the process to read code, above all not the data directory, which may lie within the project. Node's
 * permission model refuses other files, all writing, and further processes.
 */
function permissions(further: readonly string[]): string[] {
  const readable = ['package.json', 'node_modules', startsFromSource() ? 'server' : 'dist/server'];
  const paths = [...readable.map((name) => join(projectRoot, name)), ...further];
  return ['--permission', '--allow-worker', ...paths.map((path) => `--allow-fs-read=${path}`)];
}

/**
 * Runs `<name>.worker.ts` below `server/` on `data`, in a limited thread of a separate process. The thread, because
 * hostile data could keep the service busy for ever; the process, because a single object above the memory limit ends
 * the whole process, whatever thread it is in. The process knows no setting of the service and reads nothing but code and the directories of `limits.readable`,
 * in case hostile data runs some. Undefined when the work failed, took too long or ran out of memory or stack.
 */
export async function runIsolated(name: string, data: unknown, limits: IsolationLimits): Promise<unknown> {
  const child = fork(entryFile('isolation/run-isolated', 'process'), {
    serialization: 'advanced',
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning', ...permissions(limits.readable ?? [])],
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
