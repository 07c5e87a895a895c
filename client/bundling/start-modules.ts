import { join } from 'node:path';
import type { Rolldown } from 'vite';

const ENTRY = join(import.meta.dirname, '../main.ts');

/** Libraries that draw. */
const DRAWS = /\/node_modules\/(?:@chakra-ui|@emotion|react-intl)\//;

type Context = Rolldown.ChunkingContext;

/** Adds what a module imports statically, with all that is behind it. */
function collect(context: Context, id: string, found: Set<string>): Set<string> {
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
    if (DRAWS.test(imported)) {
      throw new Error(`${id} imports ${imported} before the page's data are asked for`);
    }
    if (!found.has(imported)) {
      collect(context, imported, found.add(imported));
    }
  }
  return found;
}

/**
 * Puts everything that the entry imports into one file. It is small, so that a page's data are asked for while what
 * draws the page arrives and starts.
 */
export function startModules(): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: 'start',
    priority: 1,
    name(id, context) {
      modules ??= collect(context, ENTRY, new Set());
      return modules.has(id) ? 'start' : null;
    },
  };
}
