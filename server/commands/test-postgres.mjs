import { runTool } from './run-tool.mjs';
import { startThrowawayPostgresql } from './throwaway-postgresql.mjs';

// Runs the integration tests on PostgreSQL: on the server of `TEST_DATABASE_URL`, or on a throw-away one. Arguments go to
// Vitest.

const url = process.env.TEST_DATABASE_URL ?? (await startThrowawayPostgresql());
process.exitCode = await runTool(
  'vitest',
  ['run', '--project', 'integration', '--project', 'process', ...process.argv.slice(2)],
  {
    TEST_DATABASE_URL: url,
  },
);
