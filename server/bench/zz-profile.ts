import { readFileSync, readdirSync } from 'node:fs';
import { Client } from 'pg';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { FACTS_OF, FIND_BY_FINGERPRINT } from '#server/modules/evidence/evidence-facts.sql.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#server/test/postgresql.ts';
import { startServer, measureLoad } from './child.ts';
import { addEvidence } from './evidence.ts';
import { startMailSink } from './mail-sink.ts';
import { growTo, prepareCommunity, randomEmail } from './signings.ts';
const QUERY = `query ($sha256: ID!) { verifyDocument(sha256: $sha256) {
  known kind reference community claVersion documentSha256 signedAt state signer sealGap chain { sequence eventHash checkpointAt }
} }`;
const sink = await startMailSink();
const name = await createDatabase();
const url = databaseUrl(name);
await prepareCommunity(url);
const client = new Client({ connectionString: url });
await client.connect();
await growTo(client, 10000);
await addEvidence(client);
const hashes = await Promise.all(
  Array.from({ length: 500 }, async () => {
    const reference = `BENCH-${1 + Math.floor(Math.random() * 10000)}`;
    return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reference))).toString('hex');
  }),
);
const STATUS = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { signed type state versionMatched signedAt } }`;
const kinds: Record<string, string[]> = {
  verify: hashes.map((sha256) => JSON.stringify({ query: QUERY, variables: { sha256 } })),
  one: hashes.map((sha256) =>
    JSON.stringify({
      query: 'query ($sha256: ID!) { verifyDocument(sha256: $sha256) { known } }',
      variables: { sha256 },
    }),
  ),
  status: hashes.map(() =>
    JSON.stringify({ query: STATUS, variables: { linkId: DEMO_LINK_ID, email: randomEmail(10000) } }),
  ),
};
const raw = await startServer(['--import', 'tsx', 'server/bench/raw-route.ts'], {
  environment: { DATABASE_URL: url, NODE_ENV: 'production' },
});
const rawBodies = hashes.map(() => JSON.stringify({ linkId: DEMO_LINK_ID, email: randomEmail(10000) }));
for (const semi of ['4', '16']) {
  const server = await startServer(
    [
      '--import',
      './server/commands/production.mjs',
      '--enable-source-maps',
      `--max-semi-space-size=${semi}`,
      '--heap-growing-percent=40',
      '--liftoff-only',
      'dist/server/main.js',
    ],
    {
      environment: {
        SECRET_KEY: 'a secret key that only benchmarks use',
        PORT: '0',
        PUBLIC_URL: 'http://localhost:4000',
        RATE_LIMIT_SCALE: '1000000',
        LOG_LEVEL: 'warn',
        DATABASE_URL: url,
        SMTP_URL: sink.url,
      },
    },
  );
  for (const [kind, bodies] of Object.entries(kinds)) {
    await measureLoad({ url: `${server.address}/graphql`, bodies, seconds: 3, connections: 50 });
    const n0 = await server.cpuSeconds();
    const { rate } = await measureLoad({ url: `${server.address}/graphql`, bodies, seconds: 5, connections: 50 });
    const n = (await server.cpuSeconds()) - n0;
    const r = await measureLoad({
      url: `${raw.address}/signing-status`,
      bodies: rawBodies,
      seconds: 4,
      connections: 50,
    });
    console.log(semi, kind, {
      rate,
      raw: r.rate,
      ratio: rate / r.rate,
      nodeUs: (n / (rate * 5)) * 1e6,
      peak: await server.peakMegabytes(),
    });
  }
  await server.stop();
}
await raw.stop();
await client.end();
await dropDatabase(name);
await sink.stop();
process.exit(0);
