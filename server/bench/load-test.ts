import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#server/test/postgresql.ts';
import { measureLoad, startService } from './child.ts';
import { startMailSink } from './mail-sink.ts';
import { meetService, signSteadily } from './signer.ts';
import { growTo, prepareCommunity, randomEmail } from './signings.ts';

/** Signings that the community has when the load begins. */
const STORED = 100_000;

/** Looks-ups that are prepared; each is sent many times. */
const BODIES = 500;

const ONE = `query ($linkId: ID!, $email: String!) {
  signingStatus(linkId: $linkId, email: $email) { signed type state versionMatched signedAt }
}`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    signings: { type: 'string', default: '20' },
    statuses: { type: 'string', default: '200' },
  },
});
const [seconds, signings, statuses] = [values.seconds, values.signings, values.statuses].map(Number) as [
  number,
  number,
  number,
];

/** Returns the milliseconds within which a share of the requests was answered. */
function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)} ms`;
}

/** Whole signings, from the request for a code to the mailed document, beside look-ups of status. Throws on a failure. */
async function run(): Promise<void> {
  await using cleanUp = new AsyncDisposableStack();
  const sink = await startMailSink();
  cleanUp.defer(() => sink.stop());
  const name = await createDatabase();
  cleanUp.defer(() => dropDatabase(name));
  const url = databaseUrl(name);
  await prepareCommunity(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  cleanUp.defer(() => client.end());
  await growTo(client, STORED);
  const environment = {
    DATABASE_URL: url,
    SMTP_URL: sink.url,
    SECRET_KEY: 'a secret key that only load tests use',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4000',
    RATE_LIMIT_SCALE: '1000000',
    LINK_MAIL_BUDGET: '1000000',
    LOG_LEVEL: 'warn',
  };
  const server = await startService({ environment });
  cleanUp.defer(() => server.stop());
  const service = await meetService(server.address, sink);
  const bodies = Array.from({ length: BODIES }, () =>
    JSON.stringify({ query: ONE, variables: { linkId: DEMO_LINK_ID, email: randomEmail(STORED) } }),
  );
  const [signed, asked] = await Promise.all([
    signSteadily(service, { count: signings * seconds, rate: signings, prefix: 'load' }),
    measureLoad({ url: `${server.address}/graphql`, bodies, connections: 20, seconds, rate: statuses }),
  ]);
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from individual_signing where email like 'load-%'`,
  );
  const stored = rows[0]?.count ?? 0;
  const lines = [
    `${seconds} s, ${signings} signings and ${statuses} look-ups of status a second, ${STORED} signings before`,
    `signings: ${signed.times.length} acknowledged, ${stored} stored, p50 ${quantile(signed.times, 0.5)}, p99 ${quantile(signed.times, 0.99)}`,
    `mailed documents: all, the last ${(signed.lastConfirmation / 1000).toFixed(1)} s after the last signing`,
    `look-ups: ${asked.rate.toFixed(0)} a second answered with 200, ${asked.failed} failed, p99 ${asked.p99.toFixed(0)} ms`,
    `memory: ${(await server.peakMegabytes()).toFixed(0)} MB at the peak; processor: ${(await server.cpuSeconds()).toFixed(0)} s`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (asked.failed > 0 || stored !== signings * seconds) {
    process.exitCode = 1;
  }
}

await run();
