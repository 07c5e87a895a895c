import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { type ImportResult, runImport } from '#server/modules/moving/import/run-import.ts';
import { CSV_SOURCE } from '#server/modules/moving/sources/csv.ts';
import { type Result, within } from './measure.ts';
import { withDependencies } from './with-dependencies.ts';

/** Rows of the table; `BENCH_IMPORT` for another number. */
const ROWS = Number(process.env['BENCH_IMPORT'] ?? 100_000);
/** Milliseconds per row: a million rows are read in 2 minutes and written in 5. */
const READ_BAR = 0.12;
const WRITE_BAR = 0.3;
/** MB, whatever the number of rows. */
const MEMORY_BAR = 512;
const SAMPLE_MS = 200;

const OPTIONS = {
  link: DEMO_LINK_ID,
  timezone: undefined,
  generation: undefined,
  documents: undefined,
  emails: undefined,
  map: {},
  dateFormat: undefined,
  level: undefined,
  keyFile: undefined,
  withSecrets: false,
};

/** Measures an import of a table: a dry run, the import, and a second run that finds nothing new. */
export async function measureImport(environment: Readonly<Record<string, string>>): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-bench-'));
  try {
    const input = join(folder, 'people.csv');
    await writeTable(input);
    return await withDependencies(environment, async (deps) => {
      const run = (execute?: string): Promise<ImportResult> =>
        runImport(
          {
            em: deps.orm.em.fork(),
            source: { ip: '', userAgent: undefined },
            now: deps.now,
            deps,
            onProgress: () => undefined,
          },
          { source: CSV_SOURCE, options: { ...OPTIONS, input }, owner: undefined, report: undefined, execute },
        );
      let peak = 0;
      const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss / 1_000_000)), SAMPLE_MS);
      const dry = await timed(() => run());
      const written = await timed(() => run(dry.result.summary.planSha256));
      const again = await timed(() => run());
      clearInterval(sampling);
      requireCounts(written.result, again.result);
      return [
        within(`dry run of an import of ${ROWS} rows`, dry.milliseconds, ROWS * READ_BAR),
        within('the import', written.milliseconds, ROWS * WRITE_BAR),
        within('a second run that finds nothing new', again.milliseconds, ROWS * READ_BAR),
        {
          what: 'peak memory of the import',
          measured: `${peak.toFixed(0)} MB`,
          comparedWith: `${MEMORY_BAR} MB`,
          ratio: peak / MEMORY_BAR,
          bar: '<= 1',
        },
      ];
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeTable(path: string): Promise<void> {
  const stream = createWriteStream(path);
  stream.write('email,name,signed_at\n');
  for (let row = 0; row < ROWS; row += 1) {
    if (!stream.write(`p${row}@import.example,Person ${row},2024-01-${String((row % 28) + 1).padStart(2, '0')}\n`)) {
      await once(stream, 'drain');
    }
  }
  stream.end();
  await once(stream, 'finish');
}

interface Timed<T> {
  readonly result: T;
  readonly milliseconds: number;
}

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const startedAt = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - startedAt };
}

function requireCounts(written: ImportResult, again: ImportResult): void {
  const before = written.summary.counts['individual']?.imported;
  const after = again.summary.counts['individual']?.skipped;
  if (written.state !== 'done' || before !== ROWS || after !== ROWS) {
    throw new Error(`${written.state}: ${before} of ${ROWS} rows were imported, and ${after} found again`);
  }
}
