import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Begins the name of a module that holds one operation: its document and its hook. */
const PREFIX = '\0operation:';
const PUBLIC_PREFIX = 'virtual:operation/';
/** An import of generated code that is there at run time. */
const IMPORT = /import \{([^}]*)\} from '#generated\/(?:hooks|graphql)\.ts';/g;
const OPERATION = /^(?:use(?<hook>\w+)(?:Query|Mutation)|(?<document>\w+)Document)$/;

function operationOf(name: string): string {
  const { hook, document } = OPERATION.exec(name)?.groups ?? {};
  const operation = hook ?? document;
  if (operation === undefined) {
    throw new Error(`${name} is neither the hook nor the document of an operation`);
  }
  return operation;
}

/** Lets a module import each operation from a module of its own; what it imports as a type is gone at run time. */
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
  const document = new RegExp(`^export const ${operation}Document = .*(?= as unknown as )`, 'm').exec(documents)?.[0];
  const hook = new RegExp(`^export const .*\\(${operation}Document\\);$`, 'm').exec(hooks)?.[0];
  if (document === undefined || hook === undefined) {
    throw new Error(`generated/ has no operation ${operation}`);
  }
  return `import { mutationHook, queryHook } from '#client/apollo/operation-hooks.ts';\n${document};\n${hook}\n`;
}

/**
 * Puts every generated operation into a module of its own, so that a page downloads those that it uses: a module is never
 * split, and signers would download what only managers ask for.
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
