import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { readConfig } from '#server/config/config.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { Dependencies } from '#server/context.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createLog } from '#server/http/create-log.ts';
import { createThreadPool } from '#server/isolation/thread-pool.ts';
import { verifyChains } from '#server/modules/proof/evidence/verify-chains.ts';
import { sealEarlierDocuments } from '#server/modules/signing/signing/seal-earlier-documents.job.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { createDependencies } from '#server/start-service.ts';
import type { Result } from './measure.ts';
import { growTo } from './signings.ts';

/** Documents that are older than seals; `BENCH_EARLIER` for fewer. */
const DOCUMENTS = Number(process.env['BENCH_EARLIER'] ?? 10_000);
/** MB by which memory may grow after the first tenth. */
const GROWTH_BAR = 100;
/** Seconds that a night's run lasts at most. */
const NIGHT = 3000;
const SAMPLE_MS = 500;

const COUNT = 'select count(*)::int as seals, count(distinct document_sha256)::int as documents from document_seal';

/** The settings of a service on PostgreSQL. */
type ServiceEnvironment = Readonly<Record<'DATABASE_URL' | 'SECRET_KEY' | 'SMTP_URL' | 'PUBLIC_URL', string>>;

const megabytes = (): number => process.memoryUsage().rss / 1_000_000;

/** Gives work what jobs need of a service on this database. */
export async function withDependencies<T>(
  environment: Readonly<Record<string, string | undefined>>,
  work: (deps: Dependencies) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  const database = await openDatabase(config.database);
  const log = createLog('error');
  const threads = createThreadPool(log);
  const deps = await createDependencies({
    config,
    database,
    log,
    secretBox: createSecretBox(environment['SECRET_KEY'] ?? ''),
    threads,
  });
  try {
    return await work(deps);
  } finally {
    await deps.jobs.stop();
    await threads.close();
    await database.orm.close();
  }
}

/**
 * Measures the nightly run that seals documents from before seals: its time, its memory, and that none is sealed twice.
 * A first process dies in the middle of it, and a second one goes on.
 */
export async function measureSealingLater(client: Client, environment: ServiceEnvironment): Promise<Result[]> {
  await growTo(client, DOCUMENTS);
  const startedAt = performance.now();
  const before = await sealUntilKilled(client, environment);
  return withDependencies(environment, async (deps) => {
    const memory: number[] = [];
    const sampling = setInterval(() => memory.push(megabytes()), SAMPLE_MS);
    await sealEarlierDocuments.run(deps, {});
    const seconds = (performance.now() - startedAt) / 1000;
    clearInterval(sampling);
    // A further run finds nothing to do.
    await sealEarlierDocuments.run(deps, {});
    const { seals, documents } = await countSeals(client);
    if (seals !== DOCUMENTS || documents !== DOCUMENTS) {
      throw new Error(`of ${DOCUMENTS} documents ${documents} were sealed, with ${seals} seals`);
    }
    const { events, problem } = await verifyChains(deps.orm.em.fork());
    if (problem !== undefined) {
      throw new Error(problem);
    }
    process.stderr.write(`killed after ${before} documents; ${events} audit events fit\n`);
    return present(seconds, memory);
  });
}

async function countSeals(client: Client): Promise<{ readonly seals: number; readonly documents: number }> {
  const { rows } = await client.query<{ seals: number; documents: number }>(COUNT);
  return rows[0] ?? { seals: 0, documents: 0 };
}

/** Lets a process of its own seal, and kills it (SIGKILL) after half of the documents. Returns how many it has sealed. */
async function sealUntilKilled(client: Client, environment: ServiceEnvironment): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/bench/seal-earlier.ts'], {
    cwd: projectRoot,
    env: { ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  while (child.exitCode === null && (await countSeals(client)).seals < DOCUMENTS / 2) {
    await setTimeout(SAMPLE_MS);
  }
  if (!child.kill('SIGKILL')) {
    throw new Error('the process that should have been killed had ended');
  }
  await exited;
  return (await countSeals(client)).seals;
}

function present(seconds: number, memory: readonly number[]): Result[] {
  const early = Math.max(...memory.slice(0, Math.ceil(memory.length / 10)));
  const growth = Math.max(...memory) - early;
  return [
    {
      what: `${DOCUMENTS} documents sealed later, each once, by two processes of which the first was killed`,
      measured: `${seconds.toFixed(0)} s, ${((seconds / DOCUMENTS) * 1000).toFixed(0)} ms each`,
      comparedWith: `${NIGHT} s of a night's run`,
      ratio: seconds / NIGHT,
      bar: '<= 1',
    },
    {
      what: 'memory of the second meanwhile, growth after the first tenth',
      measured: `${growth.toFixed(0)} MB above ${early.toFixed(0)} MB`,
      comparedWith: `${GROWTH_BAR} MB`,
      ratio: growth / GROWTH_BAR,
      bar: '<= 1',
    },
  ];
}
