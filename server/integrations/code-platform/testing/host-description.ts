import formats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { reportViolation } from './violations.ts';

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** A parameter of an operation. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** A request as its host describes it. */
export interface DescribedOperation {
  readonly parameters: readonly DescribedParameter[];
  readonly body?: { readonly required: boolean; readonly schema: Schema };
  /** Schemas of the answers by status; null for an answer without a body. */
  readonly answers: Readonly<Record<string, Schema | null>>;
}

/** What a host says about its API. Schemas refer to each other as `#/schemas/<name>`. */
export interface HostDescription {
  /** By method and path, such as `GET /repos/{owner}/{repo}`. */
  readonly operations: Readonly<Record<string, DescribedOperation>>;
  /** By event and action, such as `pull_request.opened`. */
  readonly webhooks: Readonly<Record<string, Schema>>;
  /** Headers that every request has or may have. */
  readonly headers: readonly DescribedParameter[];
  /** What a refusal is that an operation does not name. */
  readonly error: Schema;
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** A request, by its place. The path is that below the address of the API, encoded. */
export interface AskedPlace {
  readonly method: string;
  readonly path: string;
}

/** What a request says. */
export interface SaidRequest {
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Undefined without one. */
  readonly body: unknown;
}

/** An operation that a request is. */
export interface FoundOperation {
  readonly name: string;
  readonly described: DescribedOperation;
  /** Decoded. */
  readonly at: Readonly<Record<string, string>>;
}

const ERRORS_SHOWN = 6;

/**
 * Holds exchanges with a stand-in against what its host says. Objects are closed: neither side may use a property that
 * is not described. Validators are compiled when they are first needed, once per process.
 */
export class HostChecker {
  readonly #ajv = formats.default(
    new Ajv2020({ strict: false, allErrors: true, coerceTypes: false, code: { optimize: false } }),
  );
  readonly #compiled = new Map<string | Schema, ValidateFunction>();
  readonly #patterns: readonly { readonly name: string; readonly pattern: RegExp }[];

  constructor(
    private readonly host: string,
    private readonly description: HostDescription,
  ) {
    this.#ajv.addSchema({ $id: 'host:', ...close(description) });
    this.#patterns = Object.keys(description.operations).map((name) => ({ name, pattern: patternOf(name) }));
  }

  /** The operation that a request is; reports one that the host does not describe. */
  find({ method, path }: AskedPlace): FoundOperation | undefined {
    const asked = `${method} ${path}`;
    for (const { name, pattern } of this.#patterns) {
      const matched = pattern.exec(asked);
      const described = this.description.operations[name];
      if (matched !== null && described !== undefined) {
        const at = Object.entries(matched.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
        return { name, described, at: Object.fromEntries(at) };
      }
    }
    this.#report(asked, 'no such operation is described');
    return undefined;
  }

  /** Reports what a request says otherwise than described. */
  checkRequest({ name, described, at }: FoundOperation, { query, headers, body }: SaidRequest): void {
    const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      path: at,
      query: Object.fromEntries(query),
      header: headers,
    };
    const { headers: common } = this.description;
    [...described.parameters, ...common].forEach((parameter) => {
      const value = given[parameter.in]?.[parameter.name];
      if (value !== undefined) {
        this.#check(`${name} ${parameter.name}`, parameter.schema, readParameter(value, parameter.schema));
      } else if (parameter.required) {
        this.#report(name, `without the ${parameter.in} parameter ${parameter.name}`);
      }
    });
    const known = new Set(described.parameters.map((parameter) => parameter.name));
    for (const key of query.keys()) {
      if (!known.has(key)) {
        this.#report(name, `the query parameter ${key} is not described`);
      }
    }
    if (described.body === undefined ? body !== undefined : body === undefined && described.body.required) {
      this.#report(name, described.body === undefined ? 'a body is not described' : 'without a body');
    } else if (described.body !== undefined && body !== undefined) {
      this.#check(`${name} request`, `#/operations/${pointer(name)}/body/schema`, body);
    }
  }

  /** Reports what an answer of the stand-in says otherwise than described; `body` is undefined without one. */
  checkAnswer({ name, described }: FoundOperation, status: number, body: unknown): void {
    const label = `${name} answer ${status}`;
    const schema = described.answers[status];
    const refused = status >= 300 && !schema;
    if (schema === undefined && !refused) {
      this.#report(label, 'the status is not described');
    } else if (body !== undefined && schema === null && !refused) {
      this.#report(label, 'a body is not described');
    } else if (body !== undefined || schema) {
      this.#check(label, refused ? '#/error' : `#/operations/${pointer(name)}/answers/${status}`, body);
    }
  }

  /** Reports what a webhook of the stand-in says otherwise than described. */
  checkWebhook(name: string, payload: unknown): void {
    if (name in this.description.webhooks) {
      this.#check(`webhook ${name}`, `#/webhooks/${pointer(name)}`, payload);
    } else {
      this.#report(`webhook ${name}`, 'no such event is described');
    }
  }

  #check(label: string, schema: string | Schema, value: unknown): void {
    const validate = this.#compiled.get(schema) ?? this.#compile(schema);
    this.#compiled.set(schema, validate);
    if (!validate(value)) {
      this.#report(label, describeErrors(validate.errors ?? []));
    }
  }

  #compile(schema: string | Schema): ValidateFunction {
    return this.#ajv.compile(typeof schema === 'string' ? { $ref: `host:${schema}` } : schema);
  }

  #report(label: string, what: string): void {
    reportViolation(`${this.host}: ${label}: ${what}`);
  }
}

/**
 * Holds a request against what its host describes, and returns what does so with the answer. What a test has fail on
 * purpose is answered by the fake as a refusal, which is held against the description of refusals.
 */
export function checkExchange(
  checker: HostChecker,
  asked: AskedPlace & SaidRequest,
): (status: number, body: unknown) => void {
  const operation = checker.find(asked);
  if (operation === undefined) {
    return () => {};
  }
  checker.checkRequest(operation, asked);
  return (status, body) =>
    checker.checkAnswer(operation, status, body === undefined ? undefined : JSON.parse(JSON.stringify(body)));
}

function describeErrors(errors: readonly ErrorObject[]): string {
  const texts = errors.map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  return [...new Set(texts)].slice(0, ERRORS_SHOWN).join('; ');
}

/** `{path}` of contents is the only parameter that may have slashes. */
function patternOf(name: string): RegExp {
  const text = name.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, (_match, key: string) => {
    return key === 'path' ? '(?<path>.+)' : `(?<${key}>[^/]+)`;
  });
  return new RegExp(`^${text}$`);
}

function pointer(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** Addresses have texts only. */
function readParameter(value: unknown, { type }: Schema): unknown {
  if (type === 'integer') {
    return /^-?\d+$/.test(String(value)) ? Number(value) : value;
  }
  return type === 'boolean' && (value === 'true' || value === 'false') ? value === 'true' : value;
}

/** A description whose objects have no other properties than the described ones. */
function close(description: HostDescription): Schema {
  const { schemas, operations, webhooks, error } = description;
  const closer = new Closer(schemas);
  const mapValues = <T>(entries: Readonly<Record<string, T>>, change: (entry: T) => unknown): Schema =>
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, change(entry)]));
  return {
    schemas: mapValues(schemas, (schema) => closer.inside(schema)),
    webhooks: mapValues(webhooks, (schema) => closer.value(schema)),
    error: closer.value(error),
    operations: mapValues(operations, ({ body, answers }) => ({
      ...(body === undefined ? {} : { body: { schema: closer.value(body.schema) } }),
      answers: mapValues(answers, (schema) => (schema === null ? null : closer.value(schema))),
    })),
  };
}

const PARTS = ['allOf', 'anyOf', 'oneOf'];

/** Closes objects where a value stands: parts of a schema that is put together stay open, so that they fit together. */
class Closer {
  constructor(private readonly schemas: HostDescription['schemas']) {}

  value(schema: Schema): Schema {
    const inside = this.inside(schema);
    return this.#isClosable(schema) ? { ...inside, unevaluatedProperties: false } : inside;
  }

  /** The schema itself unclosed, with closed values. */
  inside(schema: Schema): Schema {
    return Object.fromEntries(
      Object.entries(schema).map(([key, entry]) => {
        if (key === 'properties') {
          const properties = Object.entries(entry as Readonly<Record<string, Schema>>);
          return [key, Object.fromEntries(properties.map(([name, property]) => [name, this.value(property)]))];
        }
        if (PARTS.includes(key)) {
          return [key, (entry as readonly Schema[]).map((part) => this.inside(part))];
        }
        const isSchema = (key === 'items' || key === 'additionalProperties') && typeof entry === 'object';
        return [key, isSchema ? this.value(entry as Schema) : entry];
      }),
    );
  }

  /** Objects of which nothing is described may have anything. */
  #isClosable(schema: Schema): boolean {
    return this.#objectsOf(schema).every((object) => 'properties' in object);
  }

  #objectsOf(schema: Schema): Schema[] {
    const { $ref, type } = schema;
    if (typeof $ref === 'string') {
      const target = this.schemas[$ref.replace('#/schemas/', '')];
      return target === undefined ? [] : this.#objectsOf(target);
    }
    const parts = PARTS.flatMap((key) => (schema[key] as readonly Schema[] | undefined) ?? []);
    const isObject = 'properties' in schema || type === 'object' || (Array.isArray(type) && type.includes('object'));
    return [...(isObject && parts.length === 0 ? [schema] : []), ...parts.flatMap((part) => this.#objectsOf(part))];
  }
}
