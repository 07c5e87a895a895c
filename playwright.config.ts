import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const { CHROMIUM_PATH, CI, RESULTS_DIR } = process.env;

/** What keeps Chromium from calling its maker while we test; root has no sandbox. */
const CHROMIUM_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
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
  reporter,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: CI !== undefined,
  timeout: 60_000,
  globalTimeout: 20 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { args: CHROMIUM_ARGS, ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }) },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace slows every test by a tenth; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
  },
  projects: [
    // Long journeys, and those that a service can go only once, are made on one of the two screens: their tag says on which.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
