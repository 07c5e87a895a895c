import { schema as text } from '@octokit/graphql-schema';
import { buildSchema, isInterfaceType, isIntrospectionType, isObjectType, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as queries from '../github-queries.ts';
import { FAKE_SCHEMA } from './fake-schema.ts';

// GitHub's file breaks a rule about directives that has nothing to do with queries.
const real = buildSchema(text.idl, { assumeValidSDL: true });

test('the fake knows GraphQL types and fields as GitHub declares them', () => {
  for (const type of Object.values(FAKE_SCHEMA.getTypeMap()).filter((known) => !isIntrospectionType(known))) {
    const same = real.getType(type.name);
    expect(same?.astNode?.kind ?? 'scalar', type.name).toBe(type.astNode?.kind ?? 'scalar');
    if ((isObjectType(type) || isInterfaceType(type)) && (isObjectType(same) || isInterfaceType(same))) {
      for (const [name, field] of Object.entries(type.getFields())) {
        const declared = same.getFields()[name];
        expect(String(declared?.type), `${type.name}.${name}`).toBe(String(field.type));
        expect(declared?.args.map((argument) => `${argument.name}: ${String(argument.type)}`)).toEqual(
          expect.arrayContaining(field.args.map((argument) => `${argument.name}: ${String(argument.type)}`)),
        );
      }
    }
  }
});

test.each(Object.entries(queries))('GitHub accepts the query %s', (_name, query) => {
  expect(validate(real, parse(query))).toEqual([]);
});
