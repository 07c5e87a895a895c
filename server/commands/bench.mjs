import './ensure-built.mjs';
import { findChromium } from './find-chromium.mjs';
import { runTool, stopWith } from './run-tool.mjs';
import { startThrowawayPostgresql } from './throwaway-postgresql.mjs';

// Prints the benchmarks as one table, measured on the server of `BENCH_DATABASE_URL` or on a throw-away PostgreSQL; the pages in
// Chromium, on an embedded database.

const parts = process.argv.slice(2);
const needsDatabase = parts.length === 0 || parts.some((part) => part !== 'pages');
const url = needsDatabase ? (process.env.BENCH_DATABASE_URL ?? (await startThrowawayPostgresql())) : '';
process.exitCode = await runTool('tsx', ['server/bench/run.ts', ...parts], {
  TEST_DATABASE_URL: url,
  CHROMIUM_PATH: findChromium() ?? stopWith('The benchmark of pages needs Chromium: see CHROMIUM_PATH.'),
  NODE_ENV: 'production',
});
