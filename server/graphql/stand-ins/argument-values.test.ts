import { buildSchema, getArgumentValues as readArguments, Kind, parse, type FieldNode } from 'graphql';
import { expect, test } from 'vitest';
import { getArgumentValues } from './argument-values.ts';

const { signed, status } =
  buildSchema('type Query { signed: Boolean, status(email: ID!, at: Int = 1): Boolean }').getQueryType()?.getFields() ??
  {};

/** Returns the first field that a query asks for. */
function fieldOf(query: string): FieldNode {
  const [operation] = parse(query).definitions;
  const [field] = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  if (field?.kind !== Kind.FIELD) {
    throw new Error(`no field in ${query}`);
  }
  return field;
}

test.each([
  ['no parameters', signed, '{ signed }'],
  ['a default', status, '{ status(email: "a@example.org") }'],
  ['a variable', status, 'query ($email: ID!, $at: Int) { status(email: $email, at: $at) }'],
])('reads the arguments of a field as the library does: %s', (_what, field, query) => {
  const variables = { email: 'b@example.org', at: 2 };
  const expected = field && readArguments(field, fieldOf(query), variables);

  expect(field && getArgumentValues(field, fieldOf(query), variables)).toEqual(expected);
  expect(expected).toBeDefined();
});

test('refuses a missing argument as the library does', () => {
  expect(() => status && getArgumentValues(status, fieldOf('{ status }'), {})).toThrow('was not provided');
});
