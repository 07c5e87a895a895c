import { type Client, Pool } from 'pg';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import {
  SIGNING_STATUS_STATEMENT,
  SIGNING_STATUSES_MAX,
} from '#server/modules/signing/signing/signing-status-loader.ts';
import { measureLoad } from './child.ts';
import type { Load } from './load.ts';
import { median, medianTime, type Result } from './measure.ts';
import { randomEmail } from './signings.ts';

/** Signings of the small and of the large community. */
export const SMALL = 10_000;
export const LARGE = 1_000_000;
const ROUNDS = 5;
const SECONDS = 4;
/** Look-ups of one round, and how many run at a time. */
const LOOK_UPS = 3000;
const LOOK_UP_CONNECTIONS = 4;

const FIELDS = 'signed type state versionMatched signedAt';
const ONE = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { ${FIELDS} } }`;
const MANY = `query ($linkId: ID!, $emails: [String!]!) { signingStatuses(linkId: $linkId, emails: $emails) { ${FIELDS} } }`;

const someEmails = (count: number): string[] => Array.from({ length: count }, () => randomEmail(SMALL));

/** Posts a GraphQL request; throws on errors, which would make every figure worthless. */
async function post(url: string, body: string): Promise<void> {
  // Uncompressed, like the database's answers.
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = await response.text();
  if (!answer.includes('"VALID"')) {
    throw new Error(`not what was expected: ${answer.slice(0, 300)}`);
  }
}

/** Compares requests for the status of one address with the hand-written route. */
export async function compareStatus(graphqlUrl: string, rawUrl: string): Promise<Result> {
  const bodies = someEmails(500).map((email) =>
    JSON.stringify({ query: ONE, variables: { linkId: DEMO_LINK_ID, email } }),
  );
  return compareThroughput(rawUrl, { url: graphqlUrl, bodies, what: '`signingStatus`', bar: '>= 1' });
}

/** An operation over GraphQL to compare: its requests, its name, and the bar. */
export interface Operation extends Pick<Load, 'url' | 'bodies'> {
  readonly what: string;
  readonly bar: NonNullable<Result['bar']>;
}

/** Compares requests a second over GraphQL and over the hand-written route, in alternating rounds after a warm-up. */
export async function compareThroughput(rawUrl: string, { url, bodies, what, bar }: Operation): Promise<Result> {
  const rawBodies = someEmails(500).map((email) => JSON.stringify({ linkId: DEMO_LINK_ID, email }));
  const loads = { graphql: { url, bodies }, raw: { url: rawUrl, bodies: rawBodies } };
  const rates = { graphql: [] as number[], raw: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of ['raw', 'graphql'] as const) {
      const { rate } = await measureLoad({ ...loads[kind], seconds: SECONDS, connections: 50 });
      // Round 0 is the warm-up.
      rates[kind].push(...(round === 0 ? [] : [rate]));
    }
  }
  // Round by round, because a shared machine is not equally fast in all of them.
  const ratios = rates.graphql.map((rate, round) => rate / (rates.raw[round] ?? Number.NaN));
  return {
    what: `${what}, 50 connections`,
    measured: `${median(rates.graphql).toFixed(0)} requests/s`,
    comparedWith: `${median(rates.raw).toFixed(0)} requests/s of a hand-written Fastify + pg route`,
    ratio: median(ratios),
    bar,
  };
}

/** Compares one call for as many addresses as allowed with the statement behind it. */
export async function compareBatch(graphqlUrl: string, client: Client): Promise<Result> {
  const emails = someEmails(SIGNING_STATUSES_MAX);
  const body = JSON.stringify({ query: MANY, variables: { linkId: DEMO_LINK_ID, emails } });
  const statement = { name: 'batch', text: SIGNING_STATUS_STATEMENT, values: [emails.map(() => DEMO_LINK_ID), emails] };
  const graphqlTimes: number[] = [];
  const rawTimes: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    rawTimes.push(await medianTime(1, () => client.query(statement)));
    graphqlTimes.push(await medianTime(1, () => post(graphqlUrl, body)));
  }
  const [graphql, raw] = [median(graphqlTimes), median(rawTimes)];
  return {
    what: `\`signingStatuses\` of ${SIGNING_STATUSES_MAX} addresses`,
    measured: `${graphql.toFixed(1)} ms`,
    comparedWith: `${raw.toFixed(1)} ms of the SQL statement alone`,
    ratio: graphql / raw,
    bar: '<= 3',
  };
}

/**
 * Opens connections for look-ups with prepared plans: planning takes longer than a look-up and equally long for tables
 * of all sizes, which would hide the difference.
 */
function openLookUps(url: string, cleanUp: AsyncDisposableStack): Pool {
  const pool = new Pool({
    connectionString: url,
    max: LOOK_UP_CONNECTIONS,
    options: '-c plan_cache_mode=force_generic_plan',
  });
  cleanUp.defer(() => pool.end());
  return pool;
}

/** Returns the time of one look-up among `count` signings, in milliseconds, with one running per connection. */
async function timeLookUps(pool: Pool, count: number): Promise<number> {
  const total = await medianTime(1, async () => {
    const lookUps = Array.from({ length: LOOK_UPS }, () => [[DEMO_LINK_ID], [randomEmail(count)]]);
    await Promise.all(lookUps.map((values) => pool.query({ name: 'look-up', text: SIGNING_STATUS_STATEMENT, values })));
  });
  return total / LOOK_UPS;
}

/** Compares look-ups in a small and in a large table, alternately, after most signings have been read. */
export async function compareSizes(smallUrl: string, largeUrl: string): Promise<Result> {
  await using cleanUp = new AsyncDisposableStack();
  const [small, large] = [openLookUps(smallUrl, cleanUp), openLookUps(largeUrl, cleanUp)];
  for (let asked = 0; asked < LARGE; asked += SIGNING_STATUSES_MAX) {
    const emails = Array.from({ length: SIGNING_STATUSES_MAX }, () => randomEmail(LARGE));
    await large.query(SIGNING_STATUS_STATEMENT, [emails.map(() => DEMO_LINK_ID), emails]);
  }
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < 15; round += 1) {
    times.small.push(await timeLookUps(small, SMALL));
    times.large.push(await timeLookUps(large, LARGE));
  }
  const [smallTime, largeTime] = [median(times.small), median(times.large)];
  return {
    what: `look-up among ${LARGE} signings`,
    measured: `${largeTime.toFixed(3)} ms`,
    comparedWith: `${smallTime.toFixed(3)} ms among ${SMALL}`,
    // Round by round, as above.
    ratio: median(times.large.map((time, round) => time / (times.small[round] ?? Number.NaN))),
    bar: '<= 1.2',
  };
}
