import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Builds whatever in `dist/` is missing or older than any source; silent and quick when there is nothing to do. With
// `--server-only` it skips the web client, which commands without pages do not need. The container image holds the build
// without its sources, so there is nothing to compare.

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

refuseOldNode();
if (existsSync(join(ROOT, 'vite.config.ts'))) {
  await buildMissing(process.argv.includes('--server-only') ? BUILDS.slice(0, 1) : BUILDS);
}

/** Where no package of Node.js is installed, such as on macOS, the machine's own runs this. */
function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [major = 0, minor = 0] = engines.node.match(/\d+/g).map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
    process.stderr.write(`Node.js ${engines.node} is needed here, this is ${process.version}.\n`);
    process.exit(1);
  }
}

async function buildMissing(wanted) {
  const newestSource = Math.max(...SOURCES.map((path) => newestChange(join(ROOT, path))));
  for (const build of wanted) {
    if (builtAt(build.name) < newestSource) {
      await make(build);
    }
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
