import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// Sums the result files of Vitest and Playwright in a folder into one line, `N passed, N failed`, and fails when anything did.
// Before it, names every test that failed, and every one that failed once and passed when it was tried again: those count as
// passed, and each is a bug of the test or of the service that waits to be found.
// Usage: count-results.mjs FOLDER FAILED_COMMANDS

const [folder = '', failedCommands = '0'] = process.argv.slice(2);
const failedTests = /** @type {string[]} */ ([]);
const unsteadyTests = /** @type {string[]} */ ([]);
let passed = 0;
for (const name of readdirSync(folder)) {
  const results = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const counts = name.startsWith('vitest') ? countVitest(results) : countPlaywright(results);
  passed += counts.passed;
  failedTests.push(...counts.failed);
  unsteadyTests.push(...counts.unsteady);
}
for (const name of unsteadyTests) {
  process.stdout.write(`unsteady: ${name}\n`);
}
for (const name of failedTests) {
  process.stdout.write(`failed: ${name}\n`);
}
// What fails without failing a test, the static checks for one, counts as well.
const failed = Math.max(failedTests.length, Number(failedCommands));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** A file that could not even be loaded has no tests to fail. */
function countVitest({ numPassedTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, named: `${relative('.', name)}: ${result.fullName}` })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: [
      ...tests.filter(({ status }) => status === 'failed').map(({ named }) => named),
      ...broken.map(({ name, message }) => `${name}: ${message}`),
    ],
    unsteady: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ named }) => named),
  };
}

/** Errors outside any test are listed apart. */
function countPlaywright({ stats, suites, errors }) {
  const named = (status) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests.filter((test) => test.status === status).map(({ projectName }) => `${file}: ${title} (${projectName})`),
      );
  return {
    passed: stats.expected + stats.flaky,
    failed: [...named('unexpected'), ...errors.map(({ message }) => message)],
    unsteady: named('flaky'),
  };
}

/** All specs of a suite and of those inside it. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
