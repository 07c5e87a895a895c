import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import type { Result } from './measure.ts';

const CLIENT = join(projectRoot, 'dist/client');
/** Most JavaScript that the signing page may load before the PDF viewer, in kB with Brotli. */
const BUDGET = 260;
const ENTRY = 'index.html';
const SIGNING_PAGE = 'features/sign/individual-signing-page.tsx';
/** The texts of the default language, which are fetched before the first page is drawn. */
const TEXTS = 'i18n/zh/messages.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Measures the JavaScript that each route loads when opened with an empty cache. */
export function weighPages(): Result[] {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  return (manifest[ENTRY]?.dynamicImports ?? []).map((page) => {
    const files = [ENTRY, TEXTS, page].reduce((found, key) => collect(manifest, key, found), new Set<string>());
    const weight = [...files].reduce((sum, file) => sum + transferSize(file), 0) / 1000;
    return {
      what: `JavaScript of ${page}`,
      measured: `${weight.toFixed(0)} kB`,
      comparedWith: `${BUDGET} kB`,
      ratio: weight / BUDGET,
      ...(page === SIGNING_PAGE ? { bar: '<= 1' as const } : {}),
    };
  });
}

/** Adds the files of a chunk and its static imports; dynamic imports are not loaded yet. */
function collect(manifest: Readonly<Record<string, Chunk>>, key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk.file)) {
    return found;
  }
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => collect(manifest, imported, found));
  return found;
}

/** Returns the bytes on the wire: files too small for a compressed copy travel as they are. */
function transferSize(file: string): number {
  const path = join(CLIENT, file);
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
