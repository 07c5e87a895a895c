import { runTool } from './run-tool.mjs';

// Kills the service among 500 deliveries, or as many as `CHAOS_DELIVERIES` says, of a platform that fails, and checks
// that nothing is lost, wrong or doubled. `TEST_DATABASE_URL` names a PostgreSQL server to do so on.

process.exitCode = await runTool('vitest', ['run', '--project', 'process', 'server/test/process/gate-chaos'], {
  CHAOS_DELIVERIES: process.env.CHAOS_DELIVERIES ?? '500',
});
