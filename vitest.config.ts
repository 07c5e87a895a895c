import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// graphql 16 ships CommonJS and ES modules; type-graphql loads the first, so tests must load the same copy.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

/** Continuous integration counts tests from files: one per run, because a run per database writes here. */
const resultsDir = process.env['RESULTS_DIR'];

export default defineConfig({
  resolve: { alias },
  test: {
    // Tests wait for processes and databases now and then: one worker more than cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    reporters: [
      'default',
      ...(resultsDir === undefined
        ? []
        : [['json', { outputFile: join(resultsDir, `vitest-${process.pid}.json`) }] satisfies ['json', object]]),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.int.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          // Typing key by key into a whole form takes a while on a busy machine.
          testTimeout: 20_000,
          environment: 'jsdom',
          include: ['client/**/*.test.{ts,tsx}'],
          setupFiles: ['client/test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          // No test changes what modules keep, and loading the service anew for every file takes longer than its tests.
          isolate: false,
          include: ['server/**/*.int.test.ts'],
          globalSetup: ['server/test/database-template.ts'],
          setupFiles: ['server/test/setup.ts'],
          testTimeout: 15_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
