import { Client, Pool } from 'pg';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { SIGNING_STATUS_STATEMENT, SIGNING_STATUSES_MAX } from '#server/modules/signing/signing-status-loader.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#server/test/postgresql.ts';
import { measureLoad, startServer } from './child.ts';
import { median, medianTime, toTable, type Result } from './measure.ts';
import { weighPages } from './page-weight.ts';
import { growTo, prepareCommunity, randomEmail } from './signings.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const ROUNDS = 5;
const SECONDS = 4;
/** Look-ups of one round, and how many run at a time. */
const LOOK_UPS = 3000;
const LOOK_UP_CONNECTIONS = 4;

/** Per-source limits out of the way; no mail is sent. */
const SERVICE = {
  SECRET_KEY: 'a secret key that only benchmarks use',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PORT: '0',
  PUBLIC_URL: 'http://localhost:4000',
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'warn',
};

const FIELDS = 'signed type state versionMatched signedAt';
const ONE = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { ${FIELDS} } }`;
const MANY = `query ($linkId: ID!, $emails: [String!]!) { signingStatuses(linkId: $linkId, emails: $emails) { ${FIELDS} } }`;

const someEmails = (count: number): string[] => Array.from({ length: count }, () => randomEmail(SMALL));

/** Posts a GraphQL request; an error in the answer would make every figure worthless. */
async function post(url: string, body: string): Promise<void> {
  // Uncompressed, as what the database answers is.
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = await response.text();
  if (!answer.includes('"VALID"')) {
    throw new Error(`not what was expected: ${answer.slice(0, 300)}`);
  }
}

/** Requests per second over GraphQL and over the hand-written route, in alternating rounds after a warm-up. */
async function compareThroughput(graphqlUrl: string, rawUrl: string): Promise<Result> {
  const emails = someEmails(500);
  const loads = {
    graphql: {
      url: graphqlUrl,
      bodies: emails.map((email) => JSON.stringify({ query: ONE, variables: { linkId: DEMO_LINK_ID, email } })),
    },
    raw: { url: rawUrl, bodies: emails.map((email) => JSON.stringify({ linkId: DEMO_LINK_ID, email })) },
  };
  const rates = { graphql: [] as number[], raw: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of ['raw', 'graphql'] as const) {
      const rate = await measureLoad({ ...loads[kind], seconds: SECONDS });
      // Round 0 warms both up.
      rates[kind].push(...(round === 0 ? [] : [rate]));
    }
  }
  // Round by round: a machine that others use, too, is not equally fast in all of them.
  const ratios = rates.graphql.map((rate, round) => rate / (rates.raw[round] ?? Number.NaN));
  return {
    what: '`signingStatus`, 50 connections',
    measured: `${median(rates.graphql).toFixed(0)} requests/s`,
    comparedWith: `${median(rates.raw).toFixed(0)} requests/s of a hand-written Fastify + pg route`,
    ratio: median(ratios),
    bar: '>= 1',
  };
}

/** One call for as many addresses as it takes, and the statement behind it alone. */
async function compareBatch(graphqlUrl: string, client: Client): Promise<Result> {
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
 * Look-ups over some connections at once, planned beforehand: planning takes longer than a look-up, takes the same in tables
 * of all sizes, and would hide the difference.
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

/** The time of one look-up among `count` signings, in milliseconds, while as many as there are connections run. */
async function timeLookUps(pool: Pool, count: number): Promise<number> {
  const total = await medianTime(1, async () => {
    const lookUps = Array.from({ length: LOOK_UPS }, () => [[DEMO_LINK_ID], [randomEmail(count)]]);
    await Promise.all(lookUps.map((values) => pool.query({ name: 'look-up', text: SIGNING_STATUS_STATEMENT, values })));
  });
  return total / LOOK_UPS;
}

/** Look-ups in a small and in a large table, in turn, after most signings have been asked about. */
async function compareSizes(smallUrl: string, largeUrl: string): Promise<Result> {
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
    ratio: largeTime / smallTime,
    bar: '<= 1.2',
  };
}

/** A database of its own with the demo community and `count` signings. */
async function openCommunity(count: number, cleanUp: AsyncDisposableStack): Promise<{ url: string; client: Client }> {
  const name = await createDatabase();
  cleanUp.defer(() => dropDatabase(name));
  const url = databaseUrl(name);
  await prepareCommunity(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  cleanUp.defer(() => client.end());
  await growTo(client, count);
  return { url, client };
}

async function benchmark(): Promise<Result[]> {
  await using cleanUp = new AsyncDisposableStack();
  const small = await openCommunity(SMALL, cleanUp);
  const raw = await startServer(['--import', 'tsx', 'server/bench/raw-route.ts'], { DATABASE_URL: small.url });
  cleanUp.defer(() => raw.stop());
  const service = await startServer(['dist/server/main.js'], { DATABASE_URL: small.url, ...SERVICE });
  cleanUp.defer(() => service.stop());
  const graphqlUrl = `${service.address}/graphql`;
  const throughput = await compareThroughput(graphqlUrl, `${raw.address}/signing-status`);
  const batch = await compareBatch(graphqlUrl, small.client);
  const large = await openCommunity(LARGE, cleanUp);
  return [throughput, batch, await compareSizes(small.url, large.url), ...weighPages()];
}

process.stdout.write(toTable(await benchmark()));
