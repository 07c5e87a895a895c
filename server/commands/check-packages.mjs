import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './run-tool.mjs';

// Checks what the lockfile promises, without asking anybody: every package is pinned by a SHA-512, none comes from
// elsewhere than the registry that npm is set to, and install scripts run only where `allowScripts` says so.

const read = (name) => JSON.parse(readFileSync(resolve(ROOT, name), 'utf8'));
const { packages } = read('package-lock.json');
const { allowScripts } = read('package.json');
const settings = readFileSync(resolve(ROOT, '.npmrc'), 'utf8').split('\n');

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

// Without it npm would run the scripts that nobody decided about.
const ofSettings = settings.includes('strict-allow-scripts=true') ? [] : ['.npmrc: strict-allow-scripts is not set'];
const faults = [...ofPackages, ...ofSettings];

process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length === 0 ? 0 : 1;
