import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { spawnService } from './service-process.ts';
import { createDataDir } from './service-storage.ts';

/** Milliseconds within which an existing embedded database is back; the bar is half of it on an idle machine. */
const LIMIT = 10_000;

test('the built service answers soon on an existing embedded database', { timeout: 60_000 }, async ({ annotate }) => {
  await promisify(execFile)(process.execPath, [join(projectRoot, 'server/commands/ensure-built.mjs'), '--server-only']);
  const environment = { DATA_DIR: await createDataDir() };
  const bundle = ['dist/server/main.js'];
  const first = spawnService(environment, bundle);
  await first.address;
  first.signal('SIGTERM');
  expect(await first.exitCode).toBe(0);

  const startedAt = performance.now();
  const address = await spawnService(environment, bundle).address;
  const { status } = await fetch(`${address}/readyz`);
  const duration = Math.round(performance.now() - startedAt);
  await annotate(`started in ${duration} ms`);

  expect(status).toBe(200);
  expect(duration).toBeLessThan(LIMIT);
});
