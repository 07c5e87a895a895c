import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** Bodies to post one after another over some connections, for some seconds or each once. */
export interface Load {
  readonly url: string;
  readonly bodies: readonly string[];
  readonly connections: number;
  /** If left out, every body is posted once. */
  readonly seconds?: number;
  /** Requests a second over all connections; as many as possible if left out. */
  readonly rate?: number;
}

/** The result of a load. */
export interface LoadResult {
  /** Requests answered with 200, per second. */
  readonly rate: number;
  /** Requests that got no answer or another one. */
  readonly failed: number;
  /** Milliseconds within which 99 % of the requests were answered. */
  readonly p99: number;
}

/** Reads a load from standard input and prints its result. */
const { url, bodies, connections, seconds, rate } = (await json(process.stdin)) as Load;
const headers = { 'content-type': 'application/json' };
const times: number[] = [];
let clients = 0;
const startedAt = performance.now();
let lastAnswerAt = startedAt;
const result = await autocannon({
  url,
  connections,
  requests: [{ method: 'POST', headers }],
  // Each connection has its own bodies: one that can be sent only once must not be sent by all connections.
  setupClient(client) {
    const first = clients;
    clients += 1;
    const own = bodies.filter((_body, index) => index % connections === first);
    // The summary rounds times to milliseconds and the duration up to seconds, which is too coarse for short loads.
    client.on('response', (_status, _bytes, milliseconds) => {
      times.push(milliseconds);
      lastAnswerAt = performance.now();
    });
    client.setRequests(own.map((body) => ({ method: 'POST', headers, body })));
  },
  ...(seconds === undefined ? { amount: bodies.length } : { duration: seconds }),
  ...(rate === undefined ? {} : { overallRate: rate }),
});
const sorted = times.toSorted((a, b) => a - b);
const answer: LoadResult = {
  rate: (result['2xx'] * 1000) / (lastAnswerAt - startedAt),
  failed: result.non2xx + result.errors,
  p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
};
process.stdout.write(JSON.stringify(answer));
