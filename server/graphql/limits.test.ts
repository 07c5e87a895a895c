import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  Kind,
  parse,
  separateOperations,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { LIMIT_RULES } from './limits.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const schema = buildSchema(read('schema.graphql'));

/** The errors that the limits alone report for a document. */
function complaints(document: DocumentNode | string): readonly string[] {
  const parsed = typeof document === 'string' ? parse(document) : document;
  return validate(schema, parsed, [...specifiedRules, ...LIMIT_RULES]).map(({ message }) => message);
}

/** The document with the longest page of each list inlined, because the limits ignore variables. */
function withLongestPages(document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema);
  const first = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'first' },
    value: { kind: Kind.INT, value: '100' },
  } as const;
  const enter = (node: FieldNode) =>
    types.getFieldDef()?.args.some(({ name }) => name === 'first')
      ? { ...node, arguments: [...(node.arguments ?? []).filter(({ name }) => name.value !== 'first'), first] }
      : undefined;
  return visit(document, visitWithTypeInfo(types, { Field: { enter } }));
}

const clientFiles = globSync('client/**/*.graphql', { cwd: projectRoot });
const clientOperations = Object.entries(separateOperations(parse(clientFiles.map(read).join('\n'))));

/** Every operation by its name, with no errors. */
const allowed = clientOperations.map(([name]) => [name]);

describe('the limits', () => {
  test('allow every operation of the web client', () => {
    expect(clientOperations.map(([name, document]) => [name, ...complaints(document)])).toEqual(allowed);
  });

  test('allow the same operations with pages of 100 entries', () => {
    // The page length is inlined, so its variable is unused.
    const answers = clientOperations.map(([name, document]) => [
      name,
      ...complaints(withLongestPages(document)).filter((message) => !message.startsWith('Variable')),
    ]);

    expect(answers).toEqual(allowed);
  });

  test('refuse what costs more, and do not call it a syntax error', () => {
    const lists = [1, 2].map((n) => `a${n}: employees(first: 100) { nodes { ${'id name email state '.repeat(8)} } }`);

    expect(complaints(`{ corporation { ${lists.join(' ')} } }`)).toEqual([
      expect.stringMatching(/^Query Cost limit of 6000 exceeded/),
    ]);
  });

  test.each([
    [6, []],
    [7, [expect.stringContaining('depth limit of 8')]],
  ])('count levels of fields, and fragments not at all: %i below the second', (levels, expected) => {
    const document = `{ __type(name: "Cla") { ...A } }
      fragment A on __Type { ...B }
      fragment B on __Type { ${'ofType { '.repeat(levels)} name ${'} '.repeat(levels)} }`;

    expect(complaints(document)).toEqual(expected);
  });
});
