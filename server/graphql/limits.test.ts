import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type DocumentNode, parse, separateOperations, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { LIMIT_RULES } from './limits.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const schema = buildSchema(read('schema.graphql'));

/** What the limits, and nothing else, have against a document. */
function complaints(document: DocumentNode | string): readonly string[] {
  const parsed = typeof document === 'string' ? parse(document) : document;
  return validate(schema, parsed, [...specifiedRules, ...LIMIT_RULES]).map(({ message }) => message);
}

const clientFiles = globSync('client/**/*.graphql', { cwd: projectRoot });
const clientOperations = Object.entries(separateOperations(parse(clientFiles.map(read).join('\n'))));

describe('the limits', () => {
  test.each(clientOperations)('let the web client ask for %s', (_name, document) => {
    expect(complaints(document)).toEqual([]);
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
