import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publishBuild } from './publish-build.ts';

const NOW = new Date('2026-03-01T00:00:00Z');

async function write(folder: string, files: Readonly<Record<string, string>>, builtAt: Date): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
    await utimes(join(folder, name), builtAt, builtAt);
  }
}

test('a new build takes the place of the last, whose recent chunks stay', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  const [live, next] = [join(dist, 'client'), join(dist, 'client.next')];
  await write(live, { 'index.html': 'old', 'assets/page-1.js': 'page 1' }, new Date('2026-02-20'));
  await write(live, { 'assets/page-0.js': 'page 0' }, new Date('2026-01-01'));
  await write(next, { 'index.html': 'new', 'assets/page-2.js': 'page 2' }, NOW);

  await publishBuild(next, live, NOW);

  expect(await readFile(join(live, 'index.html'), 'utf8')).toBe('new');
  expect((await readdir(join(live, 'assets'))).toSorted()).toEqual(['page-1.js', 'page-2.js']);
  expect(await readdir(dist)).toEqual(['client']);
});

test('the first build has nothing to keep', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  const [live, next] = [join(dist, 'client'), join(dist, 'client.next')];
  await write(next, { 'index.html': 'new' }, NOW);

  await publishBuild(next, live, NOW);

  expect(await readdir(live)).toEqual(['index.html']);
});
