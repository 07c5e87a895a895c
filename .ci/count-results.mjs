import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Sums the result files of Vitest and Playwright in a folder into one line, `N passed, N failed`, and fails when anything did.
// Usage: count-results.mjs FOLDER FAILED_COMMANDS

const [folder = '', failedCommands = '0'] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder)) {
  const results = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const counts = name.startsWith('vitest') ? countVitest(results) : countPlaywright(results);
  passed += counts.passed;
  failed += counts.failed;
}
// What fails without failing a test, the static checks for one, counts as well.
failed = Math.max(failed, Number(failedCommands));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** A file that could not even be loaded has no tests to fail. */
function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Errors outside any test are listed apart. */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
