import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** A root field of the schema as a valid request. */
export interface Operation {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Returns every query and mutation of the schema with its required inputs; `values` holds values by input name. */
export function operationsOf(schema: GraphQLSchema, values: Readonly<Record<string, unknown>>): Operation[] {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return Object.entries(roots).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => toOperation(kind, field, values)),
  );
}

function toOperation(
  kind: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
  values: Readonly<Record<string, unknown>>,
): Operation {
  const needed = args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);
  const declared = needed.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = needed.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return {
    name,
    query: `${kind}${declared && `(${declared})`} { ${name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(
      needed.map((argument) => [argument.name, valueOf(argument.name, argument.type, values)]),
    ),
  };
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Int: 1,
  Float: 1,
  DateTimeISO: '2026-01-01T00:00:00.000Z',
};

function valueOf(name: string, type: GraphQLInputType, values: Readonly<Record<string, unknown>>): unknown {
  if (Object.hasOwn(values, name)) {
    return values[name];
  }
  if (isNonNullType(type)) {
    return valueOf(name, type.ofType, values);
  }
  if (isListType(type)) {
    return [valueOf(name, type.ofType, values)];
  }
  if (isEnumType(type)) {
    return type.getValues()[0]?.name;
  }
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || field.name in values);
    return Object.fromEntries(needed.map((field) => [field.name, valueOf(field.name, field.type, values)]));
  }
  return SAMPLES[getNamedType(type).name] ?? 'unknown';
}
