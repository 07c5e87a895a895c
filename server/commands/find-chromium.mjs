import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { stopWith } from './run-tool.mjs';

/** Debian's shell without a window comes first: it takes a quarter less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns Chromium from `CHROMIUM_PATH`, PATH or Playwright's download. */
export function findChromium() {
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
