import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** Bodies to post in turn, for some seconds, over 50 connections. */
export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly bodies: readonly string[];
}

/** Reads a load from standard input and prints how many requests per second were answered by 200. */
const { url, seconds, bodies } = (await json(process.stdin)) as Load;
const headers = { 'content-type': 'application/json' };
const requests = bodies.map((body) => ({ method: 'POST' as const, headers, body }));
const result = await autocannon({ url, duration: seconds, connections: 50, requests });
process.stdout.write(String(result['2xx'] / result.duration));
