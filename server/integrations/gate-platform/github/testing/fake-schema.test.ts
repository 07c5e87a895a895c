import { schema as text } from '@octokit/graphql-schema';
import {
  buildSchema,
  isEnumType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import * as queries from '../github-queries.ts';
import { FAKE_SCHEMA } from './fake-schema.ts';

// GitHub's file breaks a rule about directives that has nothing to do with queries.
const real = buildSchema(text.idl, { assumeValidSDL: true });

/** The types that the fake knows, each with its fields: `PullRequest.commits: PullRequestCommitConnection!`. */
function describeTypes(schema: GraphQLSchema): string[] {
  const known = Object.values(FAKE_SCHEMA.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return known.flatMap(({ name }) => [name, ...describeFields(schema, name), ...describeKinds(schema, name)]);
}

/** What a type is: the interfaces that it has, and the values of an enum. */
function describeKinds(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (isObjectType(type)) {
    return type.getInterfaces().map((known) => `${name} implements ${known.name}`);
  }
  return isEnumType(type) ? type.getValues().map((value) => `${name} = ${value.name}`) : [];
}

function describeFields(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  return fields.flatMap((field) => [
    `${name}.${field.name}: ${String(field.type)}`,
    ...field.args.map((argument) => `${name}.${field.name}(${argument.name}: ${String(argument.type)})`),
  ]);
}

test('the fake knows GraphQL types and fields as GitHub declares them', () => {
  expect(describeTypes(real)).toEqual(expect.arrayContaining(describeTypes(FAKE_SCHEMA)));
});

test.each(Object.entries(queries))('GitHub accepts the query %s', (_name, query) => {
  expect(validate(real, parse(query))).toEqual([]);
});
