import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { runTool, stopWith } from './run-tool.mjs';

// Runs the end-to-end tests in the machine's Chromium, installing it where that is possible. Arguments go to
// Playwright.

await import('./ensure-built.mjs');
const path = findChromium() ?? installChromium();
process.exitCode = await runTool('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: path });

/** Installs one of Debian's packages if this process may. */
function installChromium() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    // Older releases of Debian have no package of the shell without a window.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'inherit' });
      if (status === 0) {
        break;
      }
    }
  }
  return (
    findChromium() ??
    stopWith(
      'The end-to-end tests need Chromium. Install it (on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name its executable in CHROMIUM_PATH.',
    )
  );
}
