import { execFile } from 'node:child_process';
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

test('the built service starts faster on an existing embedded database than on a new one', async ({ annotate }) => {
  await promisify(execFile)(process.execPath, [join(projectRoot, 'server/commands/ensure-built.mjs'), '--server-only']);
  const dataDir = await createDataDir();
  const first = await start(dataDir);
  first.service.signal('SIGTERM');
  expect(await first.service.exitCode).toBe(0);

  const second = await start(dataDir);
  await annotate(`started in ${first.duration} ms, then in ${second.duration} ms`);

  expect(second.duration).toBeLessThan(first.duration);
});
