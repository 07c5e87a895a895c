import type { DescribedOperation, DescribedParameter, Schema } from './host-description.ts';

export const TEXT: Schema = { type: 'string' };
export const NUMBER: Schema = { type: 'integer' };
export const FLAG: Schema = { type: 'boolean' };
export const TIME: Schema = { type: 'string', format: 'date-time' };
/** What a page shows once as a number and once as a text. */
export const NUMBER_OR_TEXT: Schema = { type: ['integer', 'string'] };
/** What a page names without saying what it is. */
export const UNSAID: Schema = {};

export function oneOf(...values: readonly string[]): Schema {
  return { enum: values };
}

export function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] };
}

export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

export function named(name: string): Schema {
  return { $ref: `#/schemas/${name}` };
}

/** An object of which the named properties are always there; all of them by default. */
export function object(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = Object.keys(properties),
): Schema {
  return { type: 'object', properties, required };
}

/** An object that has the properties of another one and more. */
export function extended(name: string, properties: Readonly<Record<string, Schema>>): Schema {
  return { allOf: [named(name), object(properties)] };
}

/** Properties that a page shows and nobody here reads, all of one kind. */
export function some(names: string, schema: Schema): Record<string, Schema> {
  return Object.fromEntries(names.split(' ').map((name) => [name, schema]));
}

/** What a page says about one request. */
interface Said {
  readonly query?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  readonly answers: DescribedOperation['answers'];
}

/** An operation, whose parameters in the path follow from it. Parameters in the query may be left out. */
export function operation(path: string, { query = {}, body, answers }: Said): DescribedOperation {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter(name, 'path', TEXT));
  const inQuery = Object.entries(query).map(([name, schema]) => parameter(name, 'query', schema));
  return {
    parameters: [...inPath, ...inQuery],
    ...(body === undefined ? {} : { body: { required: true, schema: body } }),
    answers,
  };
}

function parameter(name: string, place: 'path' | 'query', schema: Schema): DescribedParameter {
  return { name, in: place, required: place === 'path', schema };
}

/** Operations by method and path. */
export function operations(said: Readonly<Record<string, Said>>): Record<string, DescribedOperation> {
  return Object.fromEntries(Object.entries(said).map(([name, what]) => [name, operation(name, what)]));
}
