import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import type { Result } from './measure.ts';

const CLIENT = join(projectRoot, 'dist/client');
/** Most JavaScript that the signing page may load before the PDF viewer, in kB with Brotli. */
const BUDGET = 260;
const ENTRY = 'index.html';
/** What draws every page. */
const FRAME = 'app/root.tsx';
const SIGNING_PAGE = 'features/sign/individual-signing-page.tsx';
/** The texts of the default language, which are fetched before the first page is drawn. */
const TEXTS = 'i18n/zh/messages.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Measures the JavaScript that each route loads when opened with an empty cache. */
export function weighPages(): Result[] {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages = [...collect(manifest, ENTRY)].flatMap(({ dynamicImports = [] }) =>
    dynamicImports.filter((module) => module.endsWith('-page.tsx')),
  );
  return pages.map((page) => {
    const chunks = [ENTRY, FRAME, TEXTS, page].reduce((found, key) => collect(manifest, key, found), new Set<Chunk>());
    const weight = [...chunks].reduce((sum, { file }) => sum + transferSize(file), 0) / 1000;
    return {
      what: `JavaScript of ${page}`,
      measured: `${weight.toFixed(0)} kB`,
      comparedWith: `${BUDGET} kB`,
      ratio: weight / BUDGET,
      ...(page === SIGNING_PAGE ? { bar: '<= 1' as const } : {}),
    };
  });
}

/** Adds a chunk and its static imports; dynamic imports are not loaded yet. */
function collect(manifest: Manifest, key: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk)) {
    return found;
  }
  found.add(chunk);
  chunk.imports?.forEach((imported) => collect(manifest, imported, found));
  return found;
}

/** Returns the bytes on the wire: files too small for a compressed copy travel as they are. */
function transferSize(file: string): number {
  const path = join(CLIENT, file);
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
