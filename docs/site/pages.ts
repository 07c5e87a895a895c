import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { writeDecisionList } from './references/decisions.ts';
import { writeErrorReference } from './references/errors.ts';
import { writeGraphqlReference } from './references/graphql.ts';
import { asCode } from './references/markdown.ts';
import { writeRestReference } from './references/rest.ts';

/** The folder with `package.json`. */
export const ROOT = join(import.meta.dirname, '../..');

/** Languages of the site; the first is the one at `/`. */
export const LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A Markdown text; links in it are relative to `path` in the repository. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A page of the site, at `route` below each language. A page without Chinese shows the English one. */
export interface DocsPage {
  readonly route: string;
  readonly en: Source;
  readonly zh?: Source;
  /** The languages in whose search it is found. */
  readonly searchedIn: readonly Language[];
}

/** Pages that do not lie in `docs/`, as GitHub and its like expect them at the top. */
const TOP_PAGES: Readonly<Record<string, string>> = {
  'README.md': '/start',
  'ARCHITECTURE.md': '/architecture',
  'CONTRIBUTING.md': '/contributing',
  'CONTEXT.md': '/glossary',
  'SECURITY.md': '/security',
};

/** Files that pages refer to. Each is shown on its own page, so that the site needs nothing beside it. */
const SHOWN_FILES = [
  '.env.example',
  'compose.yaml',
  'LICENSE',
  'docs/check-cla.sh',
  'docs/operations/alerts.yaml',
  'docs/operations/grafana-dashboard.json',
  'server/config/sender-servers.ts',
] as const;

/** What is not a page but shown by one, as links of the repository have it. */
export const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'docs/decisions': '/decisions/',
  'docs/openapi.json': '/reference/rest/',
  'schema.graphql': '/reference/graphql/',
  ...Object.fromEntries(SHOWN_FILES.map((path) => [path, routeOfFile(path)])),
};

/** Collects all pages: the Markdown files of the repository, the references, and the files that pages refer to. */
export function collectPages(): DocsPage[] {
  const written = [...Object.keys(TOP_PAGES), ...listMarkdown('docs')].map(readPage);
  const decisions = written.filter(({ route }) => route.startsWith('/decisions/'));
  const generated = {
    '/decisions/index': writeDecisionList(decisions.map(({ en }) => en)),
    ...writeGraphqlReference(read('schema.graphql')),
    ...writeRestReference(JSON.parse(read('docs/openapi.json'))),
    ...writeErrorReference(),
  };
  return [
    ...written,
    ...Object.entries(generated).map(([route, text]) => generatedPage(route, text)),
    ...SHOWN_FILES.map((path) => generatedPage(routeOfFile(path), asCode(path, read(path)))),
  ];
}

/** The route of a page by its file in the repository. */
export function routeOfPage(path: string): string {
  return TOP_PAGES[path] ?? path.replace(/^docs/, '').replace(/\.md$/, '');
}

function readPage(path: string): DocsPage {
  const route = routeOfPage(path);
  const chinese = path.replace(/\.md$/, '.zh.md');
  const zh = readIfThere(chinese);
  return {
    route,
    en: { path, text: read(path) },
    ...(zh !== undefined && { zh: { path: chinese, text: zh } }),
    searchedIn: searchedIn(route),
  };
}

function generatedPage(route: string, text: string): DocsPage {
  return { route, en: { path: posix.join('docs', `${route}.md`), text }, searchedIn: searchedIn(route) };
}

/**
 * The browser makes the index when somebody searches: it leaves out what would make that slow, and what people find by
 * the page that lists it. Decisions are for developers, who read English.
 */
function searchedIn(route: string): readonly Language[] {
  if (/^\/(files\/|reference\/(rest\/(?!index)|graphql\/(?!index|queries|mutations)))/.test(route)) {
    return [];
  }
  return route.startsWith('/decisions/') ? ['en'] : LANGUAGES;
}

/** Paths of the Markdown files of a folder and those below it, without the Chinese ones. */
function listMarkdown(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && !entry.name.endsWith('.zh.md'))
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
    .toSorted();
}

function routeOfFile(path: string): string {
  // A dot would look like the ending of an address.
  return `/files/${posix.basename(path).replace(/^\./, '').replaceAll('.', '-')}`;
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function readIfThere(path: string): string | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}
