import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '#server/test/test-app.ts';
import type { Source, SourceOptions } from '../format/source.ts';
import type { ImportContext } from '../import/import-context.ts';
import { type ImportResult, runImport } from '../import/run-import.ts';

/** What a test says of an import; the rest is absent. */
export interface TestImport extends Partial<SourceOptions> {
  readonly source: Source;
  readonly input: string;
  readonly owner?: string;
  readonly report?: string;
  readonly decisions?: string | undefined;
  readonly resolveLogins?: boolean;
  readonly showAddresses?: boolean | undefined;
  /** A plan, or `true` to plan first and carry that plan out. */
  readonly execute?: string | true | undefined;
}

/** Options of an import that says none. */
export const NOTHING = {
  link: undefined,
  timezone: undefined,
  generation: undefined,
  documents: undefined,
  emails: undefined,
  map: {},
  dateFormat: undefined,
  level: undefined,
  keyFile: undefined,
  withSecrets: false,
};

/** Where a test imports and compares. */
export function testImportContext(testApp: TestApp): ImportContext {
  return {
    em: testApp.em(),
    source: { ip: '', userAgent: undefined },
    now: () => new Date(),
    deps: testApp.deps,
    onProgress: () => undefined,
  };
}

/** Plans an import into the service of a test, or carries it out. */
export async function importInto(testApp: TestApp, wanted: TestImport): Promise<ImportResult> {
  const { source, owner, report, decisions, resolveLogins, showAddresses, execute, ...options } = wanted;
  const plan =
    execute === true ? (await importInto(testApp, { ...wanted, execute: undefined })).summary.planSha256 : execute;
  return runImport(testImportContext(testApp), {
    source,
    options: { ...NOTHING, ...options },
    owner,
    report,
    decisions,
    resolveLogins,
    showAddresses,
    execute: plan,
  });
}

/** A new directory, which the system clears. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'signet-moving-'));
}

/** Writes a file into a new directory. */
export async function writeInput(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await newFolder(), name);
  await writeFile(path, content);
  return path;
}
