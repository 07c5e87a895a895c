import './ensure-built.mjs';
import { runTool } from './run-tool.mjs';
import { startThrowawayPostgresql } from './throwaway-postgresql.mjs';

// Signs and asks at a steady rate beside each other, on the server of `BENCH_DATABASE_URL` or on a throw-away PostgreSQL,
// and prints the figures; fails when a request does. Options: --seconds 300 --signings 20 --statuses 200.

process.exitCode = await runTool('tsx', ['server/bench/load-test.ts', ...process.argv.slice(2)], {
  TEST_DATABASE_URL: process.env.BENCH_DATABASE_URL ?? (await startThrowawayPostgresql()),
  NODE_ENV: 'production',
});
