import { Client } from 'pg';
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

const FIELDS = 'signed type state versionMatched signedAt';
const ONE = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { ${FIELDS} } }`;
const MANY = `query ($linkId: ID!, $emails: [String!]!) { signingStatuses(linkId: $linkId, emails: $emails) { ${FIELDS} } }`;

const someEmails = (count: number): string[] => Array.from({ length: count }, () => randomEmail(SMALL));

/** Posts a GraphQL request; an error in the answer would make every figure worthless. */
async function post(url: string, body: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
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
  const [graphql, raw] = [median(rates.graphql), median(rates.raw)];
  return {
    what: '`signingStatus`, 50 connections',
    measured: `${graphql.toFixed(0)} requests/s`,
    comparedWith: `${raw.toFixed(0)} requests/s of a hand-written Fastify + pg route`,
    ratio: graphql / raw,
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

/** The median time of one look-up among `count` signings. */
async function timeLookUp(client: Client, count: number): Promise<number> {
  const ask = () =>
    client.query({ name: 'look-up', text: SIGNING_STATUS_STATEMENT, values: [[DEMO_LINK_ID], [randomEmail(count)]] });
  await medianTime(500, ask);
  return medianTime(4000, ask);
}

async function benchmark(url: string): Promise<Result[]> {
  await prepareCommunity(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  await growTo(client, SMALL);
  const raw = await startServer(['--import', 'tsx', 'server/bench/raw-route.ts'], { DATABASE_URL: url });
  const service = await startServer(['dist/server/main.js'], {
    DATABASE_URL: url,
    SECRET_KEY: 'a secret key that only benchmarks use',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4000',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
  });
  try {
    const graphqlUrl = `${service.address}/graphql`;
    const throughput = await compareThroughput(graphqlUrl, `${raw.address}/signing-status`);
    const batch = await compareBatch(graphqlUrl, client);
    const small = await timeLookUp(client, SMALL);
    await growTo(client, LARGE);
    const large = await timeLookUp(client, LARGE);
    const growth: Result = {
      what: `look-up among ${LARGE} signings`,
      measured: `${large.toFixed(3)} ms`,
      comparedWith: `${small.toFixed(3)} ms among ${SMALL}`,
      ratio: large / small,
      bar: '<= 1.2',
    };
    return [throughput, batch, growth, ...weighPages()];
  } finally {
    raw.stop();
    service.stop();
    await client.end();
  }
}

const name = await createDatabase();
try {
  process.stdout.write(toTable(await benchmark(databaseUrl(name))));
} finally {
  await dropDatabase(name);
}
