import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Cookie, Page } from '@playwright/test';

/** Slow 4G as the developer tools of browsers throttle it: bytes per second, and milliseconds added to each request. */
const SLOW_4G = { downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };

/** How many times slower than this machine's the processor is. */
const CPU_SLOWDOWN = 4;

/** Files of the PDF viewer, and the PDF: the page can be used without them. */
const VIEWER = /pdf-document|pdf\.worker|\/pdfjs-|\/api\/v1\/cla\//;

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

const OBSERVER = join(import.meta.dirname, 'observe-page.mjs');

/** How a page is visited. */
interface Manner {
  readonly screen: keyof typeof SCREENS;
  /** Whether network and processor are slowed down. */
  readonly isSlow: boolean;
  /** Selects what the visitor came for. */
  readonly goal: string;
  /** Those of a logged-in visitor. */
  readonly cookies?: readonly Pick<Cookie, 'name' | 'value'>[];
}

/** What one visit with an empty cache took. */
export interface Visit {
  /** Requests and kB on the wire, without the PDF viewer's. */
  readonly requests: number;
  readonly kilobytes: number;
  /** Cumulative layout shift, until nothing is loaded any more. */
  readonly shift: number;
  /** Seconds until something was drawn, and until the goal was. */
  readonly paint: number;
  readonly goal: number;
  /** Seconds that tasks took beyond their first 50 ms, until the goal was drawn. */
  readonly blocking: number;
}

/** What `observe-page.mjs` records. */
interface Seen {
  shift: number;
  blocking: number;
  goal?: number;
}

interface Traffic {
  requests: number;
  kilobytes: number;
}

/** Milliseconds without traffic after which a page counts as loaded. */
const QUIET = 1500;

/** Resolves once nothing has been sent or received for a while. */
async function untilQuiet(client: CDPSession): Promise<void> {
  let last = performance.now();
  const note = (): void => {
    last = performance.now();
  };
  client.on('Network.requestWillBeSent', note);
  client.on('Network.dataReceived', note);
  client.on('Network.loadingFinished', note);
  while (performance.now() - last < QUIET) {
    await sleep(QUIET / 10);
  }
}

function countTraffic(client: CDPSession): Traffic {
  const sent: Traffic = { requests: 0, kilobytes: 0 };
  const counted = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('http') && !VIEWER.test(url)) {
      counted.add(requestId);
      sent.requests += 1;
    }
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.kilobytes += counted.has(requestId) ? encodedDataLength / 1000 : 0;
  });
  return sent;
}

async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Visits a page with an empty cache until nothing is loaded any more. */
export async function visitPage(
  browser: Browser,
  url: string,
  { screen, isSlow, goal, cookies = [] }: Manner,
): Promise<Visit> {
  const context = await browser.newContext({ ...SCREENS[screen], locale: 'zh-CN' });
  try {
    // Of the whole service: of the page alone they would not go with its queries.
    const { origin } = new URL(url);
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const sent = countTraffic(client);
    if (isSlow) {
      await slowDown(client);
    }
    await page.addInitScript(`window.wanted = ${JSON.stringify(goal)};`);
    await page.addInitScript({ path: OBSERVER });
    await page.goto(url);
    await page.waitForFunction(() => (Reflect.get(window, 'seen') as Seen).goal !== undefined);
    await untilQuiet(client);
    return { ...(await readTimes(page)), ...sent };
  } finally {
    await context.close();
  }
}

async function readTimes(page: Page): Promise<Omit<Visit, keyof Traffic>> {
  const {
    shift,
    blocking,
    goal = 0,
    paint,
  } = await page.evaluate(() => ({
    ...(Reflect.get(window, 'seen') as Seen),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return { shift, paint: paint / 1000, goal: goal / 1000, blocking: blocking / 1000 };
}
