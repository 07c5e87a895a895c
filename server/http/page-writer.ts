import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Language, preferredLanguage, readLanguageTags } from '#rules/language.ts';
import { readPageTheme } from '#rules/page-theme.ts';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** What the build writes to `preloads.json`. */
const preloadsFile = z.array(z.object({ path: z.string(), files: z.record(z.string(), z.array(z.string())) }));

/** The request for a page. */
interface PageRequest {
  /** Path without the query. */
  readonly path: string;
  /** The header `Accept-Language`. */
  readonly languages: string;
  /** The header `Cookie`. */
  readonly cookies: string;
  readonly nonce: string;
}

/**
 * Reads the built page once and returns what writes it for a request: with the nonce, in the reader's language and
 * theme, and with the files that the path needs, so that the browser fetches them at once instead of one after the
 * other. Readers of other languages get `fallback`.
 */
export function createPageWriter(folder: string, fallback?: Language): (request: PageRequest) => string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const preloads = readPreloads(folder);
  return ({ path, languages, cookies, nonce }) => {
    const language = preferredLanguage(readLanguageTags(languages), fallback);
    const theme = readPageTheme(cookies);
    const files = preloads.find((known) => known.path.test(path))?.files[language] ?? [];
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
    return page
      .replace(NONCE_PLACEHOLDER, nonce)
      .replace(/<html lang="[^"]*">/, `<html lang="${language}"${theme === undefined ? '' : ` data-theme="${theme}"`}>`)
      .replace('</head>', `${links}</head>`);
  };
}

function readPreloads(folder: string): { path: RegExp; files: Readonly<Record<string, readonly string[]>> }[] {
  const file = join(folder, 'preloads.json');
  const rows = existsSync(file) ? preloadsFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  // Linear: the build writes the paths of the route table, which `paths.test.ts` tries.
  return rows.map(({ path, files }) => ({ path: new RegExp(path), files }));
}
