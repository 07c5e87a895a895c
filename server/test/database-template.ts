import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '#server/config/project-root.ts';
import { buildServer } from './build-server.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database, copied for every test file: the name of a PostgreSQL database, or a PGlite dump. */
    databaseTemplate: { kind: 'postgresql'; name: string } | { kind: 'embedded'; dump: string };
  }
}

/**
 * Builds the server, whose processes and threads the tests start, and migrates one database; each test file copies it,
 * which is much faster than migrating again.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  if (process.env['TEST_DATABASE_URL'] === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'signet-template-'));
    const dump = join(folder, 'template.tar');
    await createTemplate(dump);
    project.provide('databaseTemplate', { kind: 'embedded', dump });
    return () => rm(folder, { recursive: true });
  }
  const name = await createDatabase();
  await createTemplate(databaseUrl(name));
  project.provide('databaseTemplate', { kind: 'postgresql', name });
  return () => dropDatabase(name);
}

/** Migrates the database of an address, or a new one that is dumped to a file. */
async function createTemplate(target: string): Promise<void> {
  const script = ['--liftoff-only', '--import', 'tsx', 'server/test/create-template.ts'];
  await promisify(execFile)(process.execPath, [...script, target], { cwd: projectRoot });
}
