import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// graphql 16 ships CommonJS and ES modules; type-graphql loads the former, so tests must load the same copy.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

/** Continuous integration counts tests from result files, one per run: every run on a database writes its own. */
const resultsDir = process.env['RESULTS_DIR'];

/**
 * Their subject is no statement: files that people bring, bundles of evidence, requests of and to code platforms, faults
 * of these, and time. What they call is tested on both databases by others.
 */
const withoutStatements = [
  'server/http/bound-bodies.int.test.ts',
  'server/test/process/import-resolves-logins.int.test.ts',
  'server/modules/moving/{scans,sources}/**/*.int.test.ts',
  'server/modules/moving/import/resolve-logins.int.test.ts',
  'server/modules/proof/evidence/{evidence-bundle,forged-bundles,verify-evidence}.int.test.ts',
  'server/modules/community/link/check-repository.int.test.ts',
  'server/modules/gate/{gate-commands,gate-connections,gate-faults,gate-situations,gate-strangers,gate-texts}.int.test.ts',
  'server/modules/gate/judging/judging-time.int.test.ts',
  'server/modules/gate/organization/{large-organization,organization-by-token}.int.test.ts',
];

/**
 * What is left out. On the embedded database: tests of PostgreSQL, and those that need programs of the machine. On
 * PostgreSQL: tests of the embedded database, of GraphQL and REST, of one code platform, and those without statements.
 * The gate under kills takes minutes there, so only `npm run test:gate-chaos` runs it.
 */
const elsewhere =
  process.env['TEST_DATABASE_URL'] === undefined
    ? ['server/**/*.{postgres,tools}.int.test.ts']
    : [
        'server/**/*.embedded.int.test.ts',
        'server/{graphql,rest}/**/*.int.test.ts',
        'server/modules/gate/{platform-conformance,*gitee*,*gitcode*,gate-openeuler}.int.test.ts',
        ...withoutStatements,
        ...(process.env['CHAOS_DELIVERIES'] === undefined ? ['server/test/process/gate-chaos.int.test.ts'] : []),
      ];

/** Bytes of the machine's memory for each worker: it takes up to 1 GB, and other programs need some. */
const WORKER_MEMORY = 1.5 * 1024 ** 3;

/**
 * What glibc needs to return memory that was freed: few pools, and pages of their own for large buffers. Otherwise a
 * worker would keep several hundred MB.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** What lives after a file is a third of it; with V8's own limit, garbage would take up to a gigabyte. */
const SMALL_HEAP = '--max-old-space-size=512';

/** Starts with the tests of processes, which take longest: at the end one of them would keep the others waiting. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's
    const sorted = await super.sort(files);
    const isOfProcesses = ({ project }: TestSpecification): boolean => project.name === 'process';
    return [...sorted.filter(isOfProcesses), ...sorted.filter((file) => !isOfProcesses(file))];
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Tests sometimes wait for processes and databases: one worker more than cores keeps the cores busy.
    maxWorkers: Math.max(1, Math.min(availableParallelism() + 1, Math.floor(totalmem() / WORKER_MEMORY))),
    reporters: [
      'default',
      ...(resultsDir === undefined
        ? []
        : [['json', { outputFile: join(resultsDir, `vitest-${process.pid}.json`) }] satisfies ['json', object]]),
    ],
    sequence: { sequencer: ProcessesFirst },
    // Continuous integration tries a failure once more, and names the tests that needed it at its end.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // Limits are for what hangs, not for slow machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        // Mails are rendered as in production: React's build for development takes several times as long.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          environment: 'node',
          // No test changes module state, and most files take longer to load than to run.
          isolate: false,
          execArgv: [SMALL_HEAP],
          include: ['server/**/*.test.ts', 'docs/site/**/*.test.ts'],
          exclude: ['server/**/*.int.test.ts'],
          env: { ...ALLOCATOR, NODE_ENV: 'production' },
          setupFiles: ['server/test/host-descriptions.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          environment: 'jsdom',
          // Loading React and the components for every file would take longer than its tests; see its setup.
          isolate: false,
          execArgv: [SMALL_HEAP],
          env: ALLOCATOR,
          include: ['client/**/*.test.{ts,tsx}'],
          setupFiles: ['client/test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          environment: 'node',
          // Minutes of load, crashes and another version are run by commands of their own.
          include: [
            process.env['LONG_TESTS'] === undefined
              ? 'server/test/process/*.int.test.ts'
              : 'server/test/long/*.int.test.ts',
          ],
          exclude: elsewhere,
          globalSetup: ['server/test/process/prepare-service.ts'],
          setupFiles: ['server/test/host-descriptions.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          // No test changes module state, and loading the service for every file would take longer than its tests.
          isolate: false,
          // Optimising the databases' WebAssembly takes longer than it saves; and V8 can crash when it frees optimised
          // code of databases that were closed while it compiled more.
          execArgv: ['--liftoff-only', SMALL_HEAP],
          env: ALLOCATOR,
          include: ['server/**/*.int.test.ts'],
          exclude: ['server/test/process/**', 'server/test/long/**', ...elsewhere],
          globalSetup: ['server/test/database-template.ts'],
          setupFiles: ['server/test/setup.ts', 'server/test/host-descriptions.ts'],
        },
      },
    ],
  },
});
