import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsOf, type MarkdownLink, replaceLinks, resolveTarget } from './links.ts';
import { LISTED_ROUTES } from './navigation.ts';
import { collectPages, type DocsPage, LANGUAGES, type Language, ROOT, type Source } from './pages.ts';
import { addressOf, routesByFile, sourceOf } from './stage.ts';

// Checks what the documentation promises, in a second and without building it: every link leads somewhere, guides exist
// in both languages, what they set in bold is a text of the pages, and the menus lead to every page.

const pages = collectPages();
const routes = routesByFile(pages);
const sources = pages.flatMap((page) => LANGUAGES.map((language) => ({ ...sourceOf(page, language), language })));
const faults = [
  ...sources.flatMap(findDeadLinks),
  ...pages.filter(isGuide).flatMap(findMissingLanguage),
  ...(await Promise.all(LANGUAGES.map(findUnknownNames))).flat(),
  ...pages.filter(isUnlisted).map(({ route }) => `${route}: no menu leads there (docs/site/navigation.ts)`),
  ...LISTED_ROUTES.filter((route) => !pages.some((page) => addressOf(page) === route)).map(
    (route) => `${route}: a menu leads there, but there is no such page`,
  ),
];

process.stderr.write([...new Set(faults)].map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length === 0 ? 0 : 1;

function findDeadLinks({ path, text, language }: Source & { readonly language: Language }): string[] {
  const dead: string[] = [];
  replaceLinks(text, (link) => {
    if (!leadsSomewhere(path, link, language)) {
      dead.push(`${path}: dead link ${link.target}${link.anchor}`);
    }
    return '';
  });
  return dead;
}

function leadsSomewhere(path: string, { target, anchor, isImage }: MarkdownLink, language: Language): boolean {
  const file = resolveTarget(path, target);
  if (isImage || !routes.has(file)) {
    return existsSync(join(ROOT, file));
  }
  const page = pages.find((candidate) => addressOf(candidate) === routes.get(file));
  return page !== undefined && (anchor === '' || anchorsOf(sourceOf(page, language).text).has(anchor.slice(1)));
}

function findMissingLanguage({ en, zh }: DocsPage): string[] {
  return zh === undefined ? [`${en.path}: has no Chinese text beside it`] : [];
}

/** Names in bold that are no text of the pages in this language: the page was changed, or the guide is wrong. */
async function findUnknownNames(language: Language): Promise<string[]> {
  const known = await readTexts(language);
  const guides = pages.filter(isGuide).flatMap((page) => page[language] ?? []);
  return guides.flatMap(({ path, text }) =>
    // Linear: reads our own pages.
    [...text.matchAll(/\*\*(.+?)\*\*/g)]
      .map(([, name = '']) => name)
      // A whole sentence in bold is the guide's own.
      .filter((name) => !known.has(name) && !/[.。]$/.test(name))
      .map((name) => `${path}: “${name}” is no text of the pages (client/i18n/${language})`),
  );
}

async function readTexts(language: Language): Promise<Set<unknown>> {
  const folder = join(ROOT, 'client/i18n', language);
  const modules: Record<string, object>[] = await Promise.all(
    readdirSync(folder).map((name) => import(join(folder, name))),
  );
  return new Set(modules.flatMap((module) => Object.values(module)).flatMap((texts) => Object.values(texts)));
}

function isGuide({ route }: DocsPage): boolean {
  return route.startsWith('/guide/') || route === '/index';
}

/** Decisions, files and references are reached from the pages that list them. */
function isUnlisted(page: DocsPage): boolean {
  return !/^\/(decisions|files|reference)\/|^\/index$/.test(page.route) && !LISTED_ROUTES.includes(addressOf(page));
}
