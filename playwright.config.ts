import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const { CHROMIUM_PATH, CI, RESULTS_DIR } = process.env;

/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Keeps Chromium from contacting Google during tests, and from optimising scripts of pages that are soon left, which
 * takes longer than it saves; root has no sandbox.
 */
const CHROMIUM_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--js-flags=--no-opt --no-maglev',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const reporter: NonNullable<PlaywrightTestConfig['reporter']> = [['list']];
if (RESULTS_DIR !== undefined) {
  reporter.push(['json', { outputFile: join(RESULTS_DIR, 'playwright.json') }]);
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/service-template.ts',
  reporter,
  workers: 2,
  fullyParallel: true,
  // Continuous integration tries a failure once more, and names the tests that needed it at its end.
  retries: CI === undefined ? 0 : 1,
  forbidOnly: CI !== undefined,
  // Limits are for what hangs, not for slow machines.
  timeout: 10 * MINUTE,
  expect: { timeout: MINUTE },
  use: {
    browserName: 'chromium',
    launchOptions: { args: CHROMIUM_ARGS, ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }) },
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace slows every test by a tenth; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: MINUTE,
    navigationTimeout: MINUTE,
  },
});
