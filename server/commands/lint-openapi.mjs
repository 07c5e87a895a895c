import { join } from 'node:path';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { ROOT } from './run-tool.mjs';

// Lints `docs/openapi.json` by the rules of `redocly.yaml`; a warning fails like an error.

const config = await loadConfig({ configPath: join(ROOT, 'redocly.yaml') });
const problems = await lint({ ref: join(ROOT, 'docs/openapi.json'), config });
if (problems.length > 0) {
  formatProblems(problems, { cwd: ROOT, totals: getTotals(problems) });
  process.exitCode = 1;
}
