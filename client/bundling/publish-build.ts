import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Milliseconds that files of earlier builds stay: nobody keeps a page open for longer. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** Where builds are written before they take their place. */
export const NEXT_BUILD = '../dist/client.next';

/**
 * Puts a finished build in the place of the last one, together with the last one's assets of the past 30 days: pages
 * that were opened before still ask for them.
 */
export async function publishBuild(next: string, live: string, now: Date): Promise<void> {
  await keepAssets(join(live, 'assets'), join(next, 'assets'), now);
  const last = `${live}.last`;
  await rm(last, { recursive: true, force: true });
  if (existsSync(live)) {
    await rename(live, last);
  }
  await rename(next, live);
  await rm(last, { recursive: true, force: true });
}

async function keepAssets(from: string, to: string, now: Date): Promise<void> {
  if (!existsSync(from)) {
    return;
  }
  for (const name of await readdir(from, { recursive: true })) {
    const [source, target] = [join(from, name), join(to, name)];
    const stats = await stat(source);
    if (stats.isFile() && now.getTime() - stats.mtimeMs < KEPT && !existsSync(target)) {
      await mkdir(dirname(target), { recursive: true });
      // A link keeps the time at which the file was built.
      await link(source, target);
    }
  }
}

/** Vite plugin that publishes the build once it is complete, so that no visitor meets half of one. */
export function publishWhenComplete(): Plugin {
  return {
    name: 'publish-when-complete',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await publishBuild(dir, dir.replace(/\.next$/, ''), new Date());
      },
    },
  };
}
