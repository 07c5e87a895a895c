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
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts';
import type { Random } from './random.ts';

/** What a request needs: a schema, and values of existing data by input name, which lead deeper into the code. */
export interface GraphqlTargets {
  readonly schema: GraphQLSchema;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns the text of a GraphQL request's body: mostly an operation with hostile variables, at times not even that. */
export function hostileGraphqlBody(targets: GraphqlTargets, random: Random): string {
  if (random.chance(0.05)) {
    return random.pick([
      hostileText(random),
      JSON.stringify(hostileValue(random)),
      '{"query":',
      '[{"query":"{__typename}"}]',
    ]);
  }
  const operation = hostileOperation(targets, random);
  if (random.chance(0.1)) {
    const at = random.below(operation.query.length);
    operation.query = operation.query.slice(0, at) + hostileText(random) + operation.query.slice(at);
  }
  if (random.chance(0.05)) {
    return JSON.stringify({ ...operation, variables: hostileValue(random), operationName: hostileValue(random) });
  }
  return JSON.stringify(operation);
}

function hostileOperation({ schema, values }: GraphqlTargets, random: Random) {
  const isQuery = random.chance(0.4);
  const type = isQuery ? schema.getQueryType() : schema.getMutationType();
  const field = random.pick(Object.values(type?.getFields() ?? {})) as GraphQLField<unknown, unknown>;
  const args = field.args.filter(({ type: needed }) => isNonNullType(needed) || random.chance(0.7));
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const variables = Object.fromEntries(
    args.map(({ name, type: input }) => [name, hostileInput({ name, type: input, values }, random)]),
  );
  const kind = isQuery ? 'query' : 'mutation';
  return {
    query: `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables,
  };
}

interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Mostly a value of the right type, so that requests get past validation. */
function hostileInput({ name, type, values }: Input, random: Random): unknown {
  if (random.chance(0.03)) {
    return hostileValue(random);
  }
  if (isNonNullType(type)) {
    return hostileInput({ name, type: type.ofType, values }, random);
  }
  if (Object.hasOwn(values, name) && random.chance(0.6)) {
    return values[name];
  }
  if (isListType(type)) {
    const { ofType } = type;
    const length = random.pick([0, 1, 2, 40]);
    return Array.from({ length }, () => hostileInput({ name, type: ofType, values }, random));
  }
  if (isEnumType(type)) {
    return random.pick(type.getValues())?.name;
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || random.chance(0.7));
    return Object.fromEntries(
      fields.map((field) => [field.name, hostileInput({ name: field.name, type: field.type, values }, random)]),
    );
  }
  const named = getNamedType(type).name;
  if (named === 'Boolean') {
    return random.chance(0.5);
  }
  return named === 'Int' || named === 'Float' ? hostileNumber(random) : hostileText(random);
}

/** One string of an operation that is sent a slow text; the rest is plain. */
export interface StringPlace {
  readonly operation: string;
  readonly body: (text: string) => string;
}

/** Every string that an operation of the schema takes, however deep it is in its input. */
export function stringPlaces({ schema, values }: GraphqlTargets): StringPlace[] {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => {
    const kind = type === schema.getQueryType() ? 'query' : 'mutation';
    return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  });
  return roots.flatMap(({ kind, field }) => {
    const { length } = plainVariables(field, { values, target: -1, text: '' }).strings;
    return Array.from({ length }, (_value, target) => ({
      operation: `${kind} ${field.name}, string ${target}`,
      body: (text: string) => operationBody(kind, field, plainVariables(field, { values, target, text }).variables),
    }));
  });
}

function operationBody(kind: string, field: GraphQLField<unknown, unknown>, variables: unknown): string {
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return JSON.stringify({ query: `${kind} (${declared}) { ${field.name}(${passed})${selection} }`, variables });
}

interface Filling extends Pick<GraphqlTargets, 'values'> {
  /** Which of the strings is the text, counted from 0. */
  readonly target: number;
  readonly text: string;
}

function plainVariables(field: GraphQLField<unknown, unknown>, { values, target, text }: Filling) {
  const strings: string[] = [];
  const fill = (name: string, type: GraphQLInputType): unknown => {
    if (isNonNullType(type)) {
      return fill(name, type.ofType);
    }
    if (isListType(type)) {
      return [fill(name, type.ofType)];
    }
    if (isEnumType(type)) {
      return type.getValues()[0]?.name;
    }
    if (isInputObjectType(type)) {
      return Object.fromEntries(
        Object.values(type.getFields()).map((inner) => [inner.name, fill(inner.name, inner.type)]),
      );
    }
    if (type.name === 'Boolean') {
      return false;
    }
    if (type.name === 'Int' || type.name === 'Float') {
      return 1;
    }
    strings.push(name);
    return strings.length - 1 === target ? text : (values[name] ?? 'abcd');
  };
  const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, fill(name, type)]));
  return { strings, variables };
}
