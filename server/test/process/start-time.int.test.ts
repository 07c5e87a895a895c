import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { spawnService, type ServiceProcess } from './service-process.ts';
import { createDataDir } from './service-storage.ts';

/** Starts the built service; resolves once it is ready, with the milliseconds it took. */
async function start(dataDir: string): Promise<{ service: ServiceProcess; duration: number }> {
  const startedAt = performance.now();
  const service = spawnService({ DATA_DIR: dataDir }, ['dist/server/main.js']);
  const { status } = await fetch(`${await service.address}/readyz`);
  expect(status).toBe(200);
  return { service, duration: Math.round(performance.now() - startedAt) };
}

/** Builds the server as a test run does when it is the first to need it. */
async function build(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(projectRoot, 'server/commands/ensure-built.mjs'), '--server-only']);
}

test('what a test run builds is for production, in which React cannot render JSX compiled for development', async () => {
  await build();
  const renderer = await readFile(join(projectRoot, 'dist/server/render-mail.task.js'), 'utf8');
  expect(renderer).toContain('react/jsx-runtime');
  expect(renderer).not.toContain('jsx-dev-runtime');
});

test('the built service starts faster on an existing embedded database than on a new one', async ({ annotate }) => {
  await build();
  const dataDir = await createDataDir();
  const first = await start(dataDir);
  first.service.signal('SIGTERM');
  expect(await first.service.exitCode).toBe(0);

  const second = await start(dataDir);
  await annotate(`started in ${first.duration} ms, then in ${second.duration} ms`);

  expect(second.duration).toBeLessThan(first.duration);
});
