import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '#rules/language.ts';

/** Pages that people open from outside, by the start of their path, with their module and sets of texts. */
const PAGES: readonly { readonly path: RegExp; readonly page: string; readonly texts?: string }[] = [
  { path: /^\/sign\/[^/]/, page: 'features/sign/chooser-page.tsx' },
  { path: /^\/sign-cla\/[^/]+\/individual/, page: 'features/sign/individual-signing-page.tsx' },
  { path: /^\/sign-cla\/[^/]+\/employee/, page: 'features/sign/employee-signing-page.tsx', texts: 'sign-corporate' },
  { path: /^\/sign-cla\/[^/]+\/corp/, page: 'features/sign/corporation-signing-page.tsx', texts: 'sign-corporate' },
  { path: /^\/signed\//, page: 'features/sign/signed-page.tsx', texts: 'sign-corporate' },
  { path: /^\/(?:index)?$/, page: 'app/index-page.tsx', texts: 'login-messages' },
  { path: /^\/corporation-manager-login/, page: 'app/corporation-login-page.tsx', texts: 'login-messages' },
  { path: /^\/gate(?:\/[^/]+){4}$/, page: 'features/gate/verdict-page.tsx', texts: 'gate' },
  { path: /^\/cla-pdf/, page: 'features/cla-pdf/cla-pdf-page.tsx' },
  { path: /^\/(?:privacy|cookies|information-list)/, page: 'features/policies/policy-page.tsx' },
  // All others: what draws them.
  { path: /^/, page: 'app/root.tsx' },
];

/** A row of `preloads.json`: files that a page needs besides those of every page, by language. */
interface PagePreloads {
  /** Source of a regular expression that the path matches. */
  readonly path: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Returns a chunk's file and those that it imports statically. */
function filesOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type === 'chunk' && !found.has(file)) {
    found.add(file);
    chunk.imports.forEach((imported) => filesOf(bundle, imported, found));
  }
  return found;
}

function collectPreloads(bundle: Rolldown.OutputBundle, root: string): PagePreloads[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const fileOf = (module: string): string => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module));
    if (chunk === undefined) {
      throw new Error(`${module} has no chunk of its own`);
    }
    return chunk.fileName;
  };
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const always = filesOf(bundle, entry);
  return PAGES.map(({ path, page, texts }) => {
    const files = LANGUAGES.map(({ code }) => {
      const sets = ['messages', ...(texts === undefined ? [] : [texts])].map((set) => `i18n/${code}/${set}.ts`);
      const needed = ['app/root.tsx', page, ...sets].flatMap((module) => [...filesOf(bundle, fileOf(module))]);
      return [code, [...new Set(needed)].filter((file) => !always.has(file))];
    });
    return { path: path.source, files: Object.fromEntries(files) as PagePreloads['files'] };
  });
}

/**
 * Vite plugin that writes `preloads.json`, from which the server tells browsers what a page needs before they find out
 * for themselves: on a slow network that saves them two trips.
 */
export function pagePreloads(): Plugin {
  let root = '';
  return {
    name: 'page-preloads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const source = JSON.stringify(collectPreloads(bundle, root));
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  };
}
