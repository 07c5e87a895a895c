import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceLinks, resolveTarget, withoutLanguageLinks } from './links.ts';
import { type DocsPage, type Language, LANGUAGES, ROOT, SHOWN_ELSEWHERE, type Source } from './pages.ts';

/** Where the pages lie that the site is built from. */
export const STAGE = join(ROOT, 'dist/docs-pages');

const ONLY_ENGLISH = ':::info 本页暂无中文版\n以下为英文原文。\n:::';

/**
 * Writes the pages as the site needs them: a folder for each language with every page in it, and links between pages in
 * place of links between files. A page without a Chinese text is there in English, with a note. Files that would not
 * change are left alone, so that a server that watches them reloads only what did.
 */
export function stagePages(pages: readonly DocsPage[]): void {
  const routes = routesByFile(pages);
  for (const page of pages) {
    for (const language of LANGUAGES) {
      writeIfChanged(join(STAGE, language, `${page.route}.md`), render(page, language, routes));
    }
  }
  cpSync(join(ROOT, 'docs/images'), join(STAGE, 'public/images'), { recursive: true });
}

/** The address of the page that shows a file, by the file's path in the repository. */
export function routesByFile(pages: readonly DocsPage[]): Map<string, string> {
  const ofPages = pages.flatMap((page) =>
    [page.en, page.zh].flatMap((source) => (source === undefined ? [] : [[source.path, addressOf(page)] as const])),
  );
  return new Map([...ofPages, ...Object.entries(SHOWN_ELSEWHERE)]);
}

/** The address of a page below its language. */
export function addressOf({ route }: DocsPage): string {
  return route.replace(/\/index$/, '/');
}

/** The text of a page in a language, which for want of Chinese is the English one. */
export function sourceOf(page: DocsPage, language: Language): Source {
  return language === 'zh' && page.zh !== undefined ? page.zh : page.en;
}

/** The Markdown of a page in a language; `routes` are the addresses of the pages by file. */
export function render(page: DocsPage, language: Language, routes: ReadonlyMap<string, string>): string {
  const source = sourceOf(page, language);
  const linked = replaceLinks(withoutLanguageLinks(source.text), ({ text, target, anchor, isImage }) => {
    const path = resolveTarget(source.path, target);
    if (isImage) {
      return `![${text}](/${path.replace(/^docs\//, '')})`;
    }
    // What no page shows is a file for people with a checkout.
    const route = routes.get(path);
    return route === undefined ? text : `[${text}](${target === '' ? '' : route}${anchor})`;
  });
  const isForeign = language === 'zh' && page.zh === undefined;
  const noted = isForeign ? linked.replace(/^(# .+)$/m, `$1\n\n${ONLY_ENGLISH}`) : linked;
  return page.searchedIn.includes(language) ? noted : `---\nsearch: false\n---\n\n${noted}`;
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) {
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
