import { randomInt } from 'node:crypto';
import { runTool } from './run-tool.mjs';

// Sends hostile requests to the service and fails when one is not answered with a code: 10,000 of a new seed, or as many
// of the seed as `HOSTILE_REQUESTS` and `HOSTILE_SEED` say, to repeat a run.

process.exitCode = await runTool('vitest', ['run', '--project', 'integration', 'server/test/hostile'], {
  HOSTILE_REQUESTS: process.env.HOSTILE_REQUESTS ?? '10000',
  HOSTILE_SEED: process.env.HOSTILE_SEED ?? String(randomInt(2 ** 31)),
});
