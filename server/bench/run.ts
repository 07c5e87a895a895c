import { Client } from 'pg';
import { gateDemoCommunity } from '#server/modules/gate/testing/gate-demo-community.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#server/test/postgresql.ts';
import { startServer, startService, type ServerProcess } from './child.ts';
import { addEvidence, compareVerification } from './evidence.ts';
import { measureGateByToken } from './gate-by-token.ts';
import { measureOrder } from './gate-order.ts';
import { measureGate, type GateBench } from './gate.ts';
import { measureImport } from './import.ts';
import { startMailSink, type MailSink } from './mail-sink.ts';
import { toTable, type Result } from './measure.ts';
import { measurePages } from './page-speed.ts';
import { weighPages } from './page-weight.ts';
import { meetService } from './signer.ts';
import { measureSigningCost, measureSteadySignings, presentCost, type SigningCost } from './signing-cost.ts';
import { compareSigningRequests } from './signing-requests.ts';
import { compareBatch, compareSizes, compareStatus, LARGE, SMALL } from './signing-status.ts';
import { growTo, prepareCommunity } from './signings.ts';
import { compareStatusUnderSigning } from './status-under-signing.ts';
import { TOKEN_PLATFORMS } from './token-platforms.ts';

/** A built checkout of an earlier commit, whose cost of a signing is measured in the same run. */
const BASELINE_DIR = process.env['BENCH_BASELINE_DIR'];

/** In MB, after 1,000 signings on PostgreSQL. */
const MEMORY_BAR = 450;

const SECRET_KEY = 'a secret key that only benchmarks use';

/** Limits of sources and of mails out of reach. */
const SERVICE = {
  SECRET_KEY,
  PORT: '0',
  PUBLIC_URL: 'http://localhost:4000',
  RATE_LIMIT_SCALE: '1000000',
  LINK_MAIL_BUDGET: '1000000',
  LOG_LEVEL: 'warn',
};

interface Community {
  readonly url: string;
  readonly client: Client;
}

/** Creates a database with the demo community and `count` signings. */
async function openCommunity(count: number, cleanUp: AsyncDisposableStack): Promise<Community> {
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

async function serve({ url }: Community, sink: MailSink, cleanUp: AsyncDisposableStack): Promise<ServerProcess> {
  const server = await startService({ environment: { ...SERVICE, DATABASE_URL: url, SMTP_URL: sink.url } });
  cleanUp.defer(() => server.stop());
  return server;
}

/** Serves a hand-written route. */
async function serveRaw(
  { url }: Community,
  route: 'raw-route' | 'raw-signing-route',
  cleanUp: AsyncDisposableStack,
): Promise<ServerProcess> {
  const raw = await startServer(['--import', 'tsx', `server/bench/${route}.ts`], {
    environment: { DATABASE_URL: url, NODE_ENV: 'production' },
  });
  cleanUp.defer(() => raw.stop());
  return raw;
}

/** Measures the import of a table. */
async function benchmarkImport(sink: MailSink): Promise<Result[]> {
  await using cleanUp = new AsyncDisposableStack();
  const { url } = await openCommunity(0, cleanUp);
  // Awaited here: the database is dropped when this function ends.
  return await measureImport({ ...SERVICE, DATABASE_URL: url, SMTP_URL: sink.url });
}

/** Measures look-ups of status and of documents, as fast as possible, in a small community, and of status in a large one. */
async function benchmarkStatus(sink: MailSink): Promise<Result[]> {
  await using cleanUp = new AsyncDisposableStack();
  const small = await openCommunity(SMALL, cleanUp);
  const raw = await serveRaw(small, 'raw-route', cleanUp);
  const { address } = await serve(small, sink, cleanUp);
  const graphqlUrl = `${address}/graphql`;
  const throughput = await compareStatus(graphqlUrl, `${raw.address}/signing-status`);
  const batch = await compareBatch(graphqlUrl, small.client);
  const service = await meetService(address, sink);
  const underSigning = await compareStatusUnderSigning(service, SMALL);
  await addEvidence(small.client);
  const verification = await compareVerification(address, `${raw.address}/signing-status`);
  const large = await openCommunity(LARGE, cleanUp);
  return [throughput, underSigning, batch, verification, await compareSizes(small.url, large.url)];
}

/** Starts a service that judges on a GitHub that takes 20 ms for each answer. */
async function serveGate(sink: MailSink, cleanUp: AsyncDisposableStack): Promise<GateBench> {
  const { url, client } = await openCommunity(0, cleanUp);
  const demo = await gateDemoCommunity({ kind: 'postgresql', url }, { repositories: 50, latency: 20 });
  cleanUp.defer(() => demo.github.stop());
  const server = await startService({
    environment: { ...SERVICE, ...demo.environment, DATABASE_URL: url, SMTP_URL: sink.url },
  });
  cleanUp.defer(() => server.stop());
  demo.app.webhookUrl = `${server.address}/hooks/github/github-app`;
  return { demo, client, server, service: await meetService(server.address, sink) };
}

/** Measures the gate in one of these ways. */
async function benchmarkGate(sink: MailSink, measure: (bench: GateBench) => Promise<Result[]>): Promise<Result[]> {
  await using cleanUp = new AsyncDisposableStack();
  return await measure(await serveGate(sink, cleanUp));
}

/** The same on the platforms that are connected by a token. */
async function benchmarkGateByToken(sink: MailSink): Promise<Result[]> {
  const results: Result[] = [];
  for (const start of TOKEN_PLATFORMS) {
    await using cleanUp = new AsyncDisposableStack();
    const { url, client } = await openCommunity(0, cleanUp);
    let address = '';
    const resolve = (to: string): string => to.replace(SERVICE.PUBLIC_URL, address);
    const platform = await start({ latency: 20, resolve });
    cleanUp.defer(() => platform.stop());
    const environment = { ...SERVICE, ...platform.environment, DATABASE_URL: url, SMTP_URL: sink.url };
    const server = await startService({ environment });
    cleanUp.defer(() => server.stop());
    ({ address } = server);
    results.push(...(await measureGateByToken({ platform, client, service: await meetService(address, sink) })));
  }
  return results;
}

/** Measures the cost of a signing in an earlier build; undefined when none is given. */
async function costOfBaseline(sink: MailSink): Promise<SigningCost | undefined> {
  if (BASELINE_DIR === undefined) {
    return undefined;
  }
  await using cleanUp = new AsyncDisposableStack();
  const name = await createDatabase();
  cleanUp.defer(() => dropDatabase(name));
  const environment = { ...SERVICE, DATABASE_URL: databaseUrl(name), SMTP_URL: sink.url, DEMO: 'true' };
  const server = await startService({ environment, directory: BASELINE_DIR });
  cleanUp.defer(() => server.stop());
  // Awaited here: the server stops when this function ends.
  return await measureSigningCost(server, await meetService(server.address, sink));
}

/** Compares signing requests with the hand-written route, in a community whose tables the planner knows. */
async function compareRequests(sink: MailSink): Promise<Result> {
  await using cleanUp = new AsyncDisposableStack();
  const community = await openCommunity(SMALL, cleanUp);
  const server = await serve(community, sink, cleanUp);
  const raw = await serveRaw(community, 'raw-signing-route', cleanUp);
  const { claId } = await meetService(server.address, sink);
  const { client } = community;
  // Awaited here: the processes stop when this function ends.
  return await compareSigningRequests({ client, claId, secretKey: SECRET_KEY }, { service: server, raw });
}

/** Measures the cost of a signing, and the service under many of them. */
async function benchmarkSigning(sink: MailSink): Promise<Result[]> {
  const baseline = await costOfBaseline(sink);
  const requests = await compareRequests(sink);
  await using cleanUp = new AsyncDisposableStack();
  const community = await openCommunity(0, cleanUp);
  const server = await serve(community, sink, cleanUp);
  const service = await meetService(server.address, sink);
  const cost = await measureSigningCost(server, service);
  const steady = await measureSteadySignings(service);
  const memory = await server.peakMegabytes();
  return [
    requests,
    ...presentCost(cost, baseline),
    ...steady,
    {
      what: 'peak memory on PostgreSQL after 1,000 signings',
      measured: `${memory.toFixed(0)} MB`,
      comparedWith: `${MEMORY_BAR} MB`,
      ratio: memory / MEMORY_BAR,
      bar: '<= 1',
    },
  ];
}

const sink = await startMailSink();
const parts = {
  status: () => benchmarkStatus(sink),
  import: () => benchmarkImport(sink),
  signing: () => benchmarkSigning(sink),
  gate: () => benchmarkGate(sink, measureGate),
  'gate-order': () => benchmarkGate(sink, measureOrder),
  'gate-by-token': () => benchmarkGateByToken(sink),
  pages: async () => [...weighPages(), ...(await measurePages())],
};
const wanted = process.argv.slice(2);
const results: Result[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    results.push(...(await measure()));
  }
}
await sink.stop();
process.stdout.write(toTable(results));
