import './ensure-built.mjs';
import { runTool } from './run-tool.mjs';
import { startThrowawayPostgresql } from './throwaway-postgresql.mjs';

// Prints the benchmarks as one table, measured on the server of `BENCH_DATABASE_URL` or on a throw-away PostgreSQL.

const url = process.env.BENCH_DATABASE_URL ?? (await startThrowawayPostgresql());
process.exitCode = await runTool('tsx', ['server/bench/run.ts', ...process.argv.slice(2)], {
  TEST_DATABASE_URL: url,
  NODE_ENV: 'production',
});
