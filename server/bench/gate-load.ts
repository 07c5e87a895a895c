import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { within, share, type Result } from './measure.ts';

/** Milliseconds between two looks at a platform: the error of every time that is measured there. */
export const LOOK_MS = 5;
/** Milliseconds after which a verdict counts as lost. */
export const LOST_MS = 120_000;

/** Milliseconds without requests after which nothing is under way. */
const QUIET_MS = 5000;

const WEBHOOKS_PER_SECOND = 50;
const WEBHOOK_SECONDS = 60;
/** Webhooks that `measureWebhooks` sends. */
export const WEBHOOKS = WEBHOOKS_PER_SECOND * WEBHOOK_SECONDS;
const ACKNOWLEDGED_MS = 150;

/** Pull requests that are opened at a steady rate. */
export const OPENED = 100;
/** Their rate. */
export const OPENED_PER_SECOND = 5;
/** Milliseconds until the verdict about one. */
export const VERDICT_MS = 3000;

/** Authors of a large pull request. */
export const AUTHORS = 300;
const LARGE_MS = 10_000;
/** Requests about a large pull request. */
export const LARGE_CALLS = 15;

/** People who sign one after the other; each waits in every repository. */
export const SIGNERS = 3;
/** Milliseconds until all their pull requests are green. */
export const GREEN_MS = 5000;

/** Runs `work` this many times at a steady rate, all at once if it takes long. */
export async function steadily<T>(count: number, rate: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const startedAt = performance.now();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await wait(Math.max(0, startedAt + (index * 1000) / rate - performance.now()));
      return work(index);
    }),
  );
}

/** Waits until a platform has been asked for nothing for a while. */
export async function quiet(requests: () => number): Promise<void> {
  let asked = -1;
  while (asked !== requests()) {
    asked = requests();
    await wait(QUIET_MS);
  }
}

/** Chooses round robin. */
export function placeOf<T>(places: readonly T[], index: number): T {
  const place = places[index % places.length];
  if (place === undefined) {
    throw new Error('there is nothing to choose from');
  }
  return place;
}

/** Presents the time and the requests that a large pull request took. */
export function presentLarge(
  what: string,
  { milliseconds, calls, most = LARGE_CALLS }: { milliseconds: number; calls: number; most?: number },
): Result[] {
  return [
    within(what, milliseconds, LARGE_MS),
    {
      what: `requests for ${what}`,
      measured: String(calls),
      comparedWith: String(most),
      ratio: calls / most,
      bar: '<= 1',
    },
  ];
}

/** A webhook to send. */
export interface StagedWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends webhooks at a steady rate; presents how fast they were acknowledged and whether all were stored. */
export async function measureWebhooks(client: Client, webhook: (index: number) => StagedWebhook): Promise<Result[]> {
  const stored = await countDeliveries(client);
  const times = await steadily(WEBHOOKS, WEBHOOKS_PER_SECOND, async (index) => {
    const { url, headers, body } = webhook(index);
    const startedAt = performance.now();
    const answer = await fetch(url, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status === 202 ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
  });
  const rate = `${WEBHOOKS_PER_SECOND} webhooks a second for ${WEBHOOK_SECONDS} s`;
  const kept = (await countDeliveries(client)) - stored;
  return [
    within(`acknowledgement at ${rate}, p99`, share(times, 0.99), ACKNOWLEDGED_MS),
    {
      what: `stored of ${rate}`,
      measured: String(kept),
      comparedWith: String(WEBHOOKS),
      ratio: kept / WEBHOOKS,
      bar: '>= 1',
    },
  ];
}

async function countDeliveries(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from delivery');
  return rows[0]?.count ?? 0;
}
