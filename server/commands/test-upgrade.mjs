import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runTool, stopWith } from './run-tool.mjs';
import { startThrowawayPostgresql } from './throwaway-postgresql.mjs';

// Tests that processes of an earlier version work on this version's schema, on PostgreSQL. The argument is a commit, by
// default the one before this; in a shallow clone it has to be fetched first, because its code is run.

const [ref = 'HEAD~1'] = process.argv.slice(2);
const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
  cwd: ROOT,
  encoding: 'utf8',
});
if (found.status !== 0) {
  stopWith(`There is no commit ${ref} here. In a shallow clone, fetch it: git fetch --depth=1 origin COMMIT`);
}
const commit = found.stdout.trim();
const folder = mkdtempSync(join(tmpdir(), 'signet-upgrade-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
unpack();
installPackages();
process.stdout.write(`Upgrading from ${commit}.\n`);
process.exitCode = await runTool('vitest', ['run', '--project', 'process', 'server/test/long/upgrade'], {
  LONG_TESTS: 'true',
  UPGRADE_FROM: folder,
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? (await startThrowawayPostgresql()),
});

function unpack() {
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

/** The same packages are the same folder; others are installed. */
function installPackages() {
  const [earlier, own] = [folder, ROOT].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (earlier === own) {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  } else {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  }
}
