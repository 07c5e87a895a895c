import { parseArgs } from 'node:util';
import { runTool } from './run-tool.mjs';

// Kills two processes alternately and restarts their PostgreSQL while people sign, then checks that nothing
// acknowledged was lost. Options: --kills 50 --restarts 10.

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, restarts: { type: 'string', default: '10' } },
});
process.exitCode = await runTool('vitest', ['run', '--project', 'process', 'server/test/long/chaos'], {
  LONG_TESTS: 'true',
  CHAOS_KILLS: values.kills,
  CHAOS_RESTARTS: values.restarts,
});
