import { asProse, asTable, fence, join } from './markdown.ts';

/** What this page reads of an OpenAPI document. */
interface OpenapiDocument {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
}

type Content = Readonly<Record<string, { readonly schema?: unknown; readonly example?: unknown }>>;

/** The pages of the REST paths by route: an overview, and one page for each first part of a path. */
export function writeRestReference({ info, paths }: OpenapiDocument): Record<string, string> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ title: `${method.toUpperCase()} ${path}`, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0]);
  const overview = [...groups].map(([tag, members]) =>
    join([
      `## ${tag}`,
      asTable(
        ['Path', 'What it does'],
        members.map(({ title, operation }) => [
          `[\`${title}\`](${pageOf(tag)}.md#${anchorOf(title)})`,
          asProse(operation.summary),
        ]),
      ),
    ]),
  );
  return {
    '/reference/rest/index': join([
      '# REST reference',
      asProse(info.description),
      'The paths are below `/api/v1`. [REST](../../rest.md) has the rules of all paths, sessions and API keys; a service describes itself at `/api/v1/openapi.json`. Every path may also answer the codes that [all requests](../errors.md) can get.',
      ...overview,
    ]),
    ...Object.fromEntries(
      [...groups].map(([tag, members]) => [
        `/reference/rest/${pageOf(tag)}`,
        join([`# ${tag}`, ...members.map(({ title, operation }) => describe(title, operation))]),
      ]),
    ),
  };
}

function describe(title: string, { summary, description, parameters = [], requestBody, responses }: Operation): string {
  return join([
    `## ${title} {#${anchorOf(title)}}`,
    asProse(summary),
    asProse(description),
    parameters.length === 0 ? '' : asTable(['Parameter', 'In', 'Meaning'], parameters.map(describeParameter)),
    ...Object.entries(requestBody?.content ?? {}).map(([type, { example, schema }]) =>
      join([`Body, \`${type}\`:`, fence('json', JSON.stringify(example ?? outline(schema), null, 2))]),
    ),
    ...describeAnswers(responses),
  ]);
}

function describeParameter({ name, in: place, required, description = '' }: Parameter): string[] {
  return [`\`${name}\``, place, asProse(`${description}${required === true ? '' : ' Optional.'}`.trim())];
}

function describeAnswers(responses: Operation['responses']): string[] {
  const { 200: success, ...others } = responses;
  const refusals = Object.entries(others).filter(([, { description }]) => description.includes('`cla.'));
  return [
    ...Object.entries(success?.content ?? {}).map(([type, { schema }]) =>
      type === 'application/json'
        ? join(['Answer:', fence('json', JSON.stringify(outline(schema), null, 2))])
        : `Answers a file, \`${type}\`.`,
    ),
    asTable(
      ['Status', 'Codes'],
      refusals.map(([status, { description }]) => [status, description]),
    ),
  ];
}

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** The shape of a value by its schema, with names of types where values would be. */
function outline(given: unknown): unknown {
  // An OpenAPI document holds schemas here; those that say nothing of the below are shown as anything.
  const schema = (given ?? {}) as JsonSchema;
  if (schema.properties !== undefined) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, value]) => [name, outline(value)]));
  }
  if (schema.items !== undefined) {
    return [outline(schema.items)];
  }
  if (schema.anyOf !== undefined) {
    return outlineOneOf(schema.anyOf);
  }
  if (typeof schema.additionalProperties === 'object') {
    return { '…': outline(schema.additionalProperties) };
  }
  return 'const' in schema ? schema.const : (schema.enum ?? [schema.type ?? 'anything'].flat()).join(' | ');
}

function outlineOneOf(schemas: readonly JsonSchema[]): unknown {
  const shapes = schemas.map(outline);
  return shapes.find((shape) => typeof shape === 'object') ?? shapes.join(' | ');
}

function pageOf(tag: string): string {
  return tag.replaceAll('.', '-');
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
