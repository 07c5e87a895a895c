import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { peakMegabytesOf, run, scriptOf } from './child.ts';
import { type Result, within } from './measure.ts';

/** Rows of the table; `BENCH_IMPORT` for another number. */
const ROWS = Number(process.env['BENCH_IMPORT'] ?? 100_000);
/** Milliseconds per row: a million rows are read in 2 minutes and written in 5. */
const READ_BAR = 0.12;
const WRITE_BAR = 0.3;
/** MB, whatever the number of rows. */
const MEMORY_BAR = 512;
const SAMPLE_MS = 200;

/** Measures an import of a table: a dry run, the import, and a second run that finds nothing new. */
export async function measureImport(environment: Readonly<Record<string, string>>): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-bench-'));
  try {
    const input = join(folder, 'people.csv');
    await writeTable(input);
    const given = ['--from', 'csv', '--input', input, '--link', DEMO_LINK_ID];
    const dry = await runImport(environment, given);
    const written = await runImport(environment, [...given, '--execute', dry.plan]);
    const again = await runImport(environment, given);
    requireCounts(written, again);
    const peak = Math.max(...[dry, written, again].map(({ megabytes }) => megabytes));
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

interface ImportRun {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly plan: string;
  /** Rows that were imported, and rows that were there. */
  readonly imported: number;
  readonly skipped: number;
}

/** Runs the built command, its start included. */
async function runImport(environment: Readonly<Record<string, string>>, given: readonly string[]): Promise<ImportRun> {
  const startedAt = performance.now();
  const child = run([...(await scriptOf('import')), ...given], { environment });
  let megabytes = 0;
  const sampling = setInterval(() => {
    void peakMegabytesOf(child.pid ?? 0).then(
      (peak) => (megabytes = Number.isNaN(peak) ? megabytes : peak),
      () => undefined,
    );
  }, SAMPLE_MS);
  const output = await text(child.stdout);
  clearInterval(sampling);
  const [, imported, skipped] = /^\| individual \| (\d+) (?:\| \d+ ){3}\| (\d+) \|$/m.exec(output) ?? [];
  return {
    milliseconds: performance.now() - startedAt,
    megabytes,
    plan: /: ([0-9a-f]{64})$/m.exec(output)?.[1] ?? '',
    imported: Number(imported),
    skipped: Number(skipped),
  };
}

function requireCounts({ imported }: ImportRun, { skipped }: ImportRun): void {
  if (imported !== ROWS || skipped !== ROWS) {
    throw new Error(`${imported} of ${ROWS} rows were imported, and ${skipped} found again`);
  }
}
