import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Builds whatever in `dist/` is missing or older than any source; silent and quick when there is nothing to do. With
// `--server-only` it skips the web client, which commands without pages do not need.

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = [
  'server',
  'client',
  'generated',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const BUILDS = [
  { name: 'server', options: { build: { ssr: true } } },
  { name: 'client', options: {} },
];

const wanted = process.argv.includes('--server-only') ? BUILDS.slice(0, 1) : BUILDS;
const newestSource = Math.max(...SOURCES.map((path) => newestChange(join(ROOT, path))));
for (const build of wanted) {
  if (builtAt(build.name) < newestSource) {
    await make(build);
  }
}

/** Returns when a file, or anything in a folder, was last changed, added or removed, in milliseconds since 1970. */
function newestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    return stats.mtimeMs;
  }
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** The stamp lies beside the build's folder because the build empties that. */
function stampOf(name) {
  return join(ROOT, 'dist', `${name}.stamp`);
}

function builtAt(name) {
  const stamp = statSync(stampOf(name), { throwIfNoEntry: false });
  const folder = statSync(join(ROOT, 'dist', name), { throwIfNoEntry: false });
  return stamp === undefined || folder === undefined ? 0 : stamp.mtimeMs;
}

async function make({ name, options }) {
  process.stdout.write(`Building the ${name} …\n`);
  const startedAt = new Date();
  // Vite compiles JSX for development when the environment says so, as in a test run. What it builds there cannot render
  // mails, because the service runs React in production mode.
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  await vite.build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error', ...options });
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(stampOf(name), '');
  // The start time, because sources changed during the build are not in it.
  utimesSync(stampOf(name), startedAt, startedAt);
}
