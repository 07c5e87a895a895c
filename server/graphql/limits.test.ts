import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  getIntrospectionQuery,
  Kind,
  parse,
  separateOperations,
  specifiedRules,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { MAX_COST } from './limit-cost.ts';
import { LIMIT_RULES } from './limits.ts';
import { createOperationCost } from './operation-cost.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const schema = buildSchema(read('schema.graphql'));

/** The errors that the limits alone report for a document. */
function complaints(document: DocumentNode | string): readonly string[] {
  const parsed = typeof document === 'string' ? parse(document) : document;
  return validate(schema, parsed, [...specifiedRules, ...LIMIT_RULES]).map(({ message }) => message);
}

const costOf = createOperationCost(schema);

/** What an operation costs when each of its variables, which may be the length of a page, is this number. */
function cost(document: DocumentNode | string, first?: number): number {
  const parsed = typeof document === 'string' ? parse(document) : document;
  const operation = parsed.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) {
    throw new Error('there is no operation');
  }
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const variables = first === undefined ? {} : Object.fromEntries(names.map((name) => [name, first]));
  return costOf({ document: parsed, operation, variables });
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
    const costly = clientOperations.filter(([, document]) => cost(document, 100) > MAX_COST);

    expect(costly.map(([name]) => name)).toEqual([]);
  });

  test('allow one introspection of the whole schema', () => {
    expect(complaints(getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true }))).toEqual([]);
    expect(cost(getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true }))).toBeLessThan(MAX_COST);
  });

  test.each([
    ['two introspections', '{ __schema { description } __type(name: "Cla") { name } }'],
    [
      'two introspections in a fragment',
      '{ ...A } fragment A on Query { __schema { description } ...B } fragment B on Query { __schema { types { name } } }',
    ],
    ['an alias of an introspection', '{ a: __schema { description } }'],
    ['an alias within an introspection', '{ __schema { types { a: fields { name } } } }'],
  ])('refuse %s', (_name, document) => {
    expect(complaints(document)).toContainEqual(expect.stringContaining('introspects the schema once'));
  });

  test.each([
    ['a page by its literal', '{ corporation { employees(first: 100) { nodes { id } } } }', undefined, 502],
    ['a page by its variable', 'query ($n: Int!) { corporation { employees(first: $n) { nodes { id } } } }', 100, 502],
    [
      'a page by the default of its variable',
      'query ($n: Int! = 100) { corporation { employees(first: $n) { nodes { id } } } }',
      undefined,
      502,
    ],
    ['a page by the default of the schema', '{ corporation { employees { nodes { id } } } }', undefined, 102],
    ['a list without pages twice', '{ codePlatforms { platform } }', undefined, 6],
    ['a fragment as often as it is spread', '{ ...A ...A } fragment A on Query { corporation { id } }', undefined, 6],
  ])('count %s', (_name, document, first, expected) => {
    expect(cost(document, first)).toBe(expected);
  });

  test('count fragments that double each other in a moment', () => {
    const fragments = Array.from(
      { length: 60 },
      (_value, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
    );

    expect(cost(`{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { __typename }`)).toBe(2 ** 60);
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
