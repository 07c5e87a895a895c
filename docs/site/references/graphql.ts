import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { asProse, asTable, join } from './markdown.ts';

const INTRODUCTION = `# GraphQL reference

One address, \`/graphql\`, takes \`POST\` with JSON. These pages are made from the schema; a service serves it too, to introspection.

- [Queries](queries.md) and [mutations](mutations.md)
- [Objects](objects.md), [inputs](inputs.md), [enums](enums.md) and [scalars](scalars.md)

\`\`\`sh
curl -s https://cla.example.org/graphql -H 'content-type: application/json' -d '{
  "query": "query ($link: ID!, $email: String!) { signingStatus(linkId: $link, email: $email) { signed type state } }",
  "variables": { "link": "web_example-1", "email": "signer@example.org" }
}'
\`\`\`

A type with \`!\` is never null. Failures have \`extensions.code\`, one of the [error codes](../errors.md); the status is 200 unless the request itself was unusable. Everybody may call what takes no session; an [API key](../../rest.md#api-keys) in the header \`X-Api-Key\` opens what its scopes name. The session of a browser is a cookie, and its requests carry the value of the cookie \`csrf_token\` in the header \`token\`: that of the latest log-in. A community manager and a corporation's manager can be logged in side by side; \`community_token\` or \`corporation_token\` in the header then says which session a request means.
`;

/** The pages of the GraphQL schema by route: one of each kind of type, one of each kind of operation. */
export function writeGraphqlReference(sdl: string): Record<string, string> {
  const schema = buildSchema(sdl);
  const operations = (title: string, fields: Readonly<Record<string, GraphQLField<unknown, unknown>>>): string =>
    join([`# ${title}`, ...Object.values(fields).map(describeOperation)]);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) =>
      !type.name.startsWith('__') && !isSpecifiedScalarType(type) && !roots.some((root) => root?.name === type.name),
  );
  const pages = {
    index: INTRODUCTION,
    queries: operations('Queries', schema.getQueryType()?.getFields() ?? {}),
    mutations: operations('Mutations', schema.getMutationType()?.getFields() ?? {}),
    ...Object.fromEntries(KINDS.map(({ page, title, is }) => [page, describeTypes(title, types.filter(is))])),
  };
  return Object.fromEntries(Object.entries(pages).map(([page, text]) => [`/reference/graphql/${page}`, text]));
}

const KINDS = [
  { page: 'objects', title: 'Objects', is: isObjectType },
  { page: 'inputs', title: 'Inputs', is: isInputObjectType },
  { page: 'enums', title: 'Enums', is: isEnumType },
  { page: 'scalars', title: 'Scalars', is: isScalarType },
] as const;

function describeOperation({ name, description, args, type }: GraphQLField<unknown, unknown>): string {
  return join([
    `## ${name}`,
    asProse(description ?? ''),
    `Answers ${linkToType(type)}.`,
    args.length === 0 ? '' : describeMembers('Argument', args),
  ]);
}

function describeTypes(title: string, types: readonly GraphQLNamedType[]): string {
  const sections = types
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'))
    .map((type) => join([`## ${type.name}`, asProse(type.description ?? ''), describeParts(type)]));
  return join([`# ${title}`, ...sections]);
}

function describeParts(type: GraphQLNamedType): string {
  if (isEnumType(type)) {
    const rows = type.getValues().map(({ name, description }) => [`\`${name}\``, asProse(description ?? '')]);
    return asTable(['Value', 'Meaning'], rows);
  }
  return isObjectType(type) || isInputObjectType(type)
    ? describeMembers('Field', Object.values<Member>(type.getFields()))
    : '';
}

type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

function describeMembers(kind: string, members: readonly Member[]): string {
  const rows = members.map((member) => [
    `\`${member.name}\``,
    linkToType(member.type),
    asProse([member.description ?? '', ...describeArguments(member)].join(' ').trim()),
  ]);
  return asTable([kind, 'Type', 'Meaning'], rows);
}

function describeArguments(member: Member): string[] {
  const args = 'args' in member ? member.args : [];
  return args.map(({ name, type, description }) => `\`${name}: ${String(type)}\`: ${description ?? ''}`);
}

/** The type as the schema writes it, leading to its description; types that GraphQL itself defines lead nowhere. */
function linkToType(type: GraphQLOutputType | GraphQLInputType): string {
  const named = getNamedType(type);
  const kind = KINDS.find(({ is }) => is(named));
  const text = `\`${String(type)}\``;
  return kind === undefined || isSpecifiedScalarType(named)
    ? text
    : `[${text}](${kind.page}.md#${named.name.toLowerCase()})`;
}
