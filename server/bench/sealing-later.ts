import type { Client } from 'pg';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createLog } from '#server/http/create-log.ts';
import { createThreadPool } from '#server/isolation/thread-pool.ts';
import { sealEarlierDocuments } from '#server/modules/signing/seal-earlier-documents.job.ts';
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

/** Measures the nightly run that seals documents from before seals: its time, its memory, and that none is sealed twice. */
export async function measureSealingLater(client: Client, environment: ServiceEnvironment): Promise<Result[]> {
  await growTo(client, DOCUMENTS);
  const database = await openDatabase({ kind: 'postgresql', url: environment.DATABASE_URL });
  const log = createLog('error');
  const threads = createThreadPool(log);
  const secretBox = createSecretBox(environment.SECRET_KEY);
  const deps = await createDependencies({ config: readConfig(environment), database, log, secretBox, threads });
  try {
    const memory: number[] = [];
    const sampling = setInterval(() => memory.push(megabytes()), SAMPLE_MS);
    const startedAt = performance.now();
    await sealEarlierDocuments.run(deps, {});
    const seconds = (performance.now() - startedAt) / 1000;
    clearInterval(sampling);
    // A second run finds nothing to do.
    await sealEarlierDocuments.run(deps, {});
    const { rows } = await client.query<{ seals: number; documents: number }>(COUNT);
    const sealed = rows[0];
    if (sealed?.seals !== DOCUMENTS || sealed.documents !== DOCUMENTS) {
      throw new Error(`of ${DOCUMENTS} documents ${sealed?.seals} were sealed`);
    }
    return present(seconds, memory);
  } finally {
    await deps.jobs.stop();
    await threads.close();
    await database.orm.close();
  }
}

function present(seconds: number, memory: readonly number[]): Result[] {
  const early = Math.max(...memory.slice(0, Math.ceil(memory.length / 10)));
  const growth = Math.max(...memory) - early;
  return [
    {
      what: `${DOCUMENTS} documents sealed later, each once`,
      measured: `${seconds.toFixed(0)} s, ${((seconds / DOCUMENTS) * 1000).toFixed(0)} ms each`,
      comparedWith: `${NIGHT} s of a night's run`,
      ratio: seconds / NIGHT,
      bar: '<= 1',
    },
    {
      what: 'memory meanwhile, growth after the first tenth',
      measured: `${growth.toFixed(0)} MB above ${early.toFixed(0)} MB`,
      comparedWith: `${GROWTH_BAR} MB`,
      ratio: growth / GROWTH_BAR,
      bar: '<= 1',
    },
  ];
}
