import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { startService } from './child.ts';
import { median, type Result } from './measure.ts';
import { measureShifts } from './page-shifts.ts';
import { visitPage, type Visit } from './page-visit.ts';

/** Slow visits, of which the median counts. */
const RUNS = 3;

const SIGNING_PAGE = `/sign-cla/${DEMO_LINK_ID}/individual`;

/** The most that each figure may be. */
const BARS = { requests: 20, kilobytes: 420, paint: 2, goal: 4.5, blocking: 1.1 } as const;

const UNITS: Readonly<Record<keyof typeof BARS, string>> = {
  requests: '',
  kilobytes: ' kB',
  paint: ' s',
  goal: ' s',
  blocking: ' s',
};

function toResult(what: string, figure: keyof typeof BARS, measured: number): Result {
  const bar = BARS[figure];
  const digits = figure === 'requests' || figure === 'kilobytes' ? 0 : 3;
  const unit = UNITS[figure];
  return {
    what,
    measured: `${measured.toFixed(digits)}${unit}`,
    comparedWith: `${bar}${unit}`,
    ratio: measured / bar,
    bar: '<= 1',
  };
}

async function measureSigningPage(browser: Browser, address: string): Promise<Result[]> {
  const visits: Visit[] = [];
  while (visits.length < RUNS) {
    visits.push(await visitPage(browser, address + SIGNING_PAGE, { screen: 'phone', isSlow: true, goal: 'form' }));
  }
  const names = {
    requests: 'requests',
    kilobytes: 'download',
    paint: 'first paint, slow 4G, slow phone',
    goal: 'form, slow 4G, slow phone',
    blocking: 'blocking until the form, slow phone',
  } as const;
  return (Object.keys(names) as (keyof typeof names)[]).map((figure) =>
    toResult(`signing page: ${names[figure]}`, figure, median(visits.map((visit) => visit[figure]))),
  );
}

/** Measures what pages ask of a visitor's network, processor and eyes, in Chromium with an empty cache. */
export async function measurePages(): Promise<Result[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-bench-'));
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--disable-background-networking', '--disable-component-update', '--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const environment = { DATA_DIR: dataDir, PORT: '0', RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' };
  const server = await startService({ environment });
  try {
    return [...(await measureSigningPage(browser, server.address)), ...(await measureShifts(browser, server))];
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}
