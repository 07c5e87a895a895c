import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { spawnService } from './service-process.ts';
import { createDataDir } from './service-storage.ts';

test('what a test run builds is for production, in which React cannot render JSX compiled for development', async () => {
  const renderer = await readFile(join(projectRoot, 'dist/server/render-mail.task.js'), 'utf8');
  expect(renderer).toContain('react/jsx-runtime');
  expect(renderer).not.toContain('jsx-dev-runtime');
});

describe('a data directory', () => {
  test('belongs to one process: a second one is refused and says why', async () => {
    const environment = { DATA_DIR: await createDataDir() };
    const secretKey = await stat(join(environment.DATA_DIR, 'secret-key'));
    expect(secretKey.mode & 0o777, 'readable by its owner alone').toBe(0o600);
    const first = spawnService(environment);
    await first.address;

    const second = spawnService(environment);

    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain('DATA_DIR');
    expect(await (await fetch(`${await first.address}/readyz`)).json()).toMatchObject({ status: 'ready' });
  });

  test('is free again as soon as its process is killed', async () => {
    const environment = { DATA_DIR: await createDataDir() };
    const first = spawnService(environment);
    await first.address;
    first.signal('SIGKILL');
    await first.exitCode;

    const second = spawnService(environment);

    expect((await fetch(`${await second.address}/readyz`)).status).toBe(200);
  });
});
