import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runTool, stopWith } from './run-tool.mjs';

// Runs the end-to-end tests in the machine's Chromium, installing it where that is possible. Arguments go to
// Playwright.

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

await import('./ensure-built.mjs');
const path = findChromium() ?? installChromium();
process.exitCode = await runTool('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: path });

/** Returns Chromium from `CHROMIUM_PATH`, PATH or Playwright's download. */
function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    return existsSync(given) ? given : stopWith(`CHROMIUM_PATH: there is no file ${given}`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => existsSync(candidate));
}

/** Installs Debian's package if this process may. */
function installChromium() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  return (
    findChromium() ??
    stopWith(
      'The end-to-end tests need Chromium. Install it (on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name its executable in CHROMIUM_PATH.',
    )
  );
}
