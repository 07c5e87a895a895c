import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Name prefix of a virtual module that holds one operation: its document, and its hook if it has one. */
const PREFIX = '\0operation:';
const PUBLIC_PREFIX = 'virtual:operation/';
/** Matches an import of generated code, other than a type-only one. */
const IMPORT = /import \{([^{}]*)\} from '#generated\/(?:hooks|graphql)\.ts';/g;
const OPERATION = /^(?:use(?<hook>\w+)(?:Query|Mutation)|(?<document>\w+)Document)$/;

function operationOf(name: string): string {
  const { hook, document } = OPERATION.exec(name)?.groups ?? {};
  const operation = hook ?? document;
  if (operation === undefined) {
    throw new Error(`${name} is neither the hook nor the document of an operation`);
  }
  return operation;
}

/** Rewrites a module to import each operation from its own virtual module; type imports are erased anyway. */
export function importOperations(code: string): string {
  return code.replaceAll(IMPORT, (_statement, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import { ${name} } from '${PUBLIC_PREFIX}${operationOf(name)}';`)
      .join(' '),
  );
}

async function writeOperation(operation: string, root: string): Promise<string> {
  const [documents = '', hooks = ''] = await Promise.all(
    ['graphql.ts', 'hooks.ts'].map((name) => readFile(join(root, '../generated', name), 'utf8')),
  );
  // Linear: the names of operations are letters.
  const document = new RegExp(`^export const ${operation}Document = .*(?= as unknown as )`, 'm').exec(documents)?.[0];
  // Linear: as above.
  const hook = new RegExp(`^export const .*\\(${operation}Document\\);$`, 'm').exec(hooks)?.[0] ?? '';
  if (document === undefined) {
    throw new Error(`generated/ has no operation ${operation}`);
  }
  return `import { mutationHook, queryHook } from '#client/apollo/operation-hooks.ts';\n${document};\n${hook}\n`;
}

/**
 * Vite plugin that puts every generated operation into its own module, so a page downloads only those it uses. The
 * bundler never splits a module: otherwise signers would download the managers' operations.
 */
export function splitOperations(): Plugin {
  let root = '';
  return {
    name: 'split-operations',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id.startsWith(PUBLIC_PREFIX) ? PREFIX + id.slice(PUBLIC_PREFIX.length) : undefined),
    load: (id) => (id.startsWith(PREFIX) ? writeOperation(id.slice(PREFIX.length), root) : undefined),
    transform: (code, id) => (id.startsWith(root) && code.includes('#generated/') ? importOperations(code) : undefined),
  };
}
