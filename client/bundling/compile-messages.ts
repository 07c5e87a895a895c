import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { parseAst, type Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';

type Statement = ReturnType<typeof parseAst>['body'][number];
type Declarator = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type TextObject = Extract<Declarator['init'], { type: 'ObjectExpression' }>;
type TextValue = Exclude<TextObject['properties'][number], { type: 'SpreadElement' }>['value'];

function objectsOf(statement: Statement): TextObject[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  const declarators = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  return declarators.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? [init] : []));
}

function valuesOf({ properties }: TextObject): TextValue[] {
  return properties.flatMap((property) => (property.type === 'SpreadElement' ? [] : [property.value]));
}

function parsed(value: TextValue): string {
  if (value.type !== 'Literal' || typeof value.value !== 'string') {
    throw new TypeError('A text of the product has to be one string literal');
  }
  return JSON.stringify(parse(value.value));
}

/** Replaces every text in a module's exported objects with its parsed form. */
export function compileTexts(code: string): string {
  return parseAst(code)
    .body.flatMap(objectsOf)
    .flatMap(valuesOf)
    .toReversed()
    .reduce((compiled, value) => compiled.slice(0, value.start) + parsed(value) + compiled.slice(value.end), code);
}

/** Vite plugin that parses the texts at build time, so browsers need not download the parser. */
export function compileMessages(): Plugin {
  let folder = '';
  return {
    name: 'compile-messages',
    apply: 'build',
    config: () => ({
      // Linear: the name of a package.
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    }),
    configResolved: ({ root }) => {
      folder = join(root, 'i18n/');
    },
    transform(code, id) {
      const [language, file] = id.startsWith(folder) ? id.slice(folder.length).split('/') : [];
      return language === undefined || file === undefined || file === 'texts.ts' ? undefined : compileTexts(code);
    },
  };
}
